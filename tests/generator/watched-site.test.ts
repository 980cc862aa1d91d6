import { expect, test, vi } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { serveForDevelopment } from '../support/serve-fixtures.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

test('a file that is saved twice at once is served as it was saved last', async ({ onTestFinished }) => {
  const workspace = await createWorkspace();
  const text = await readFixture('ok/minimal');
  await workspace.write('site.yaml', text);
  const server = await serveForDevelopment(workspace.folder);
  onTestFinished(() => server.close());
  const served = async (): Promise<unknown> => (await fetch(`${server.origin}/@site/served?path=/`)).json();
  const servedAs = (content: string) =>
    expect.poll(served, { interval: 1 }).toMatchObject({ revision: revisionOf(content) });

  // As a program does that formats what it has saved. The watcher keeps quiet for a moment after the first change.
  for (const save of [1, 2, 3, 4, 5]) {
    const first = `${text}# ${save}\n`;
    const second = `${text}# ${save}, formatted\n`;
    await workspace.write('site.yaml', first);
    await servedAs(first);
    await workspace.write('site.yaml', second);
    await servedAs(second);
  }
});

test('a first start with a mistake tells nothing of the modules that are not there yet', async ({
  onTestFinished,
}) => {
  const workspace = await createWorkspace();
  await workspace.write('site.yaml', replaceOnce(await readFixture('ok/minimal'), 'path:', 'pathh:'));
  const told = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const server = await serveForDevelopment(workspace.folder);
  const answer = await fetch(server.origin);
  expect(await answer.text()).toContain('SITE-011');
  await server.close();
  expect(told.mock.calls).toEqual([]);
});
