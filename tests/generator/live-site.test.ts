/** What the development server makes of a file that is being written. */
import { rm } from 'node:fs/promises';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { createLiveSite } from '../../generator/vite/live-site.ts';
import { readWholeSite } from '../../generator/vite/read-whole-site.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const siteIn = (folder: string) => locateSiteFolder(folder, { SITE_FOLDER: '.' });

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
  const live = createLiveSite(server, siteIn(workspace.folder), () => undefined);
  onTestFinished(async () => {
    await live.settled();
    await server.close();
  });
  await live.recompile();
  const said = vi.spyOn(server.ws, 'send');
  return { workspace, text, live, said };
}

/** Writes the file that the development server reads, first what is given, then what follows at each of its pauses. */
async function readWhileWritten(...contents: (string | undefined)[]) {
  const workspace = await createWorkspace();
  const write = async () => {
    const content = contents.shift();
    await (content === undefined
      ? rm(workspace.path('site.yaml'), { force: true })
      : workspace.write('site.yaml', content));
  };
  let pauses = 0;
  await write();
  const input = await readWholeSite(siteIn(workspace.folder), 'name: Мир\n', async () => {
    pauses += 1;
    if (contents.length > 0) {
      await write();
    }
  });
  return { read: input.kind === 'site' ? input.text : input.kind, pauses };
}

test.each([
  ['that ends as before is read at once', ['title: Я\nname: Мир\n'], 0],
  ['that is longer is read once it stays so', ['name: Мир\n# ещё', 'name: Мир\n# ещё строка\n'], 2],
  ['half written is read when it is whole', ['ti', 'title: Я\nna', 'title: Я\nname: Мир\n'], 2],
  ['that is emptied is read when it is whole', ['', 'title: Я\nname: Мир\n'], 1],
  ['that is replaced is read when it is there again', [undefined, undefined, 'name: Я\n'], 3],
  ['left half written is read so', ['ti'], 1],
])('a file %s', async (_, contents, pauses) => {
  expect(await readWhileWritten(...contents)).toEqual({ read: contents.at(-1), pauses });
});

test('a file that stays away is missed after a quarter of a second', async () => {
  expect(await readWhileWritten(undefined)).toEqual({ read: 'missing', pauses: 8 });
});

test('a change is told once, at the first look', async () => {
  const { workspace, text, live, said } = await openLiveSite();
  const changed = replaceOnce(text, 'title: Ремонт C#1 #', 'title: Ремонт и прокат #');
  await workspace.write('site.yaml', changed);
  await live.recompile();
  expect(live.devBar().revision).toBe(revisionOf(changed));
  expect(said).toHaveBeenCalledOnce();
  await live.recompile();
  expect(said).toHaveBeenCalledOnce();
});

test('a mistake is told, and the last good state stays', async () => {
  const { workspace, text, live } = await openLiveSite();
  await workspace.write('site.yaml', replaceOnce(text, 'title: Ремонт C#1 #', 'titel: Ремонт C#1 #'));
  await live.recompile();
  expect(live.findings()).toContain('titel');
  expect(live.devBar().revision).toBe(revisionOf(text));
});

test('a file that is gone is told of until it is there again', async () => {
  const { workspace, text, live, said } = await openLiveSite();
  await rm(workspace.path('site.yaml'));
  await live.recompile();
  expect(live.findings()).toContain('site.yaml');
  await workspace.write('site.yaml', text);
  await live.recompile();
  expect([live.findings(), said.mock.calls.length]).toEqual(['', 2]);
});
