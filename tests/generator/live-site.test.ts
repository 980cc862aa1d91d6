/** What the development server makes of a file that is being written. */
import { rm } from 'node:fs/promises';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { createLiveSite } from '../../generator/vite/live-site.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

async function openLiveSite() {
  const workspace = await createWorkspace();
  const text = await readFixture('ok/comments');
  await workspace.write('site.yaml', text);
  const server = await createServer({
    configFile: false,
    root: workspace.folder,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const live = createLiveSite(
    server,
    locateSiteFolder(workspace.folder, { SITE_FOLDER: '.' }),
    () => undefined,
  );
  onTestFinished(async () => {
    await live.settled();
    await server.close();
  });
  await live.recompile();
  const said = vi.spyOn(server.ws, 'send');
  return { workspace, text, live, said };
}

test('a file that ends as before is shown as soon as it has changed', async () => {
  const { workspace, text, live, said } = await openLiveSite();
  const changed = replaceOnce(text, 'title: Ремонт C#1 #', 'title: Ремонт и прокат #');
  await workspace.write('site.yaml', changed);
  await live.showWhole();
  expect(live.devBar().revision).toBe(revisionOf(changed));
  expect(said).toHaveBeenCalledOnce();
  // The look that follows finds nothing new.
  await live.recompile();
  expect(said).toHaveBeenCalledOnce();
});

test('a mistake in a file that ends as before is told as soon as it is there', async () => {
  const { workspace, text, live } = await openLiveSite();
  await workspace.write('site.yaml', replaceOnce(text, 'title: Ремонт C#1 #', 'titel: Ремонт C#1 #'));
  await live.showWhole();
  expect(live.findings()).toContain('titel');
  expect(live.devBar().revision).toBe(revisionOf(text));
});

test.each([
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['emptied', () => ''],
  ['longer', (text: string) => `${text}\n# ещё строка\n`],
])('a file that is %s is left alone until nothing more is written', async (_, damage) => {
  const { workspace, text, live, said } = await openLiveSite();
  await workspace.write('site.yaml', damage(text));
  await live.showWhole();
  expect(live.devBar().revision).toBe(revisionOf(text));
  expect([live.findings(), said.mock.calls]).toEqual(['', []]);
  await live.recompile();
  expect(said).toHaveBeenCalledOnce();
});

test('a file that is gone is left alone until nothing more is written', async () => {
  const { workspace, live, said } = await openLiveSite();
  await rm(workspace.path('site.yaml'));
  await live.showWhole();
  expect([live.findings(), said.mock.calls]).toEqual(['', []]);
  await live.recompile();
  expect(live.findings()).toContain('site.yaml');
});
