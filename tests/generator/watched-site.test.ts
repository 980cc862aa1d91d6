import { expect, test } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { serveForDevelopment } from '../support/serve-fixtures.ts';
import { createWorkspace, readFixture } from '../support/workspace.ts';

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
