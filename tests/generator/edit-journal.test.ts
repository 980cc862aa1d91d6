import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revisionOf } from '../../generator/vite/edit-journal.ts';
import { type EditServer, startEditServer } from '../support/edit-server.ts';
import { bundleWriting, countSteps, forEachStep, type Program, run } from '../support/killed-run.ts';
import { createWorkspace, readFixture, replaceOnce } from '../support/workspace.ts';

const title = ['pages', 0, 'title'];
const firstTitle = 'Ремонт C#1';

async function openSite() {
  const workspace = await createWorkspace();
  const text = await readFixture('ok/comments');
  await workspace.write('site.yaml', text);
  const file = () => workspace.read('site.yaml');
  const set = async (server: EditServer, to: string, from: string) => {
    const operation = { kind: 'set', path: title, to };
    const { status } = await server.post('change', { revision: revisionOf(await file()), operation, from });
    expect(status).toBe(200);
  };
  return { workspace, text, file, set };
}

describe('the journal', () => {
  test('takes 100 changes back over restarts, byte for byte, and makes them again', async () => {
    const { workspace, text, file, set } = await openSite();
    const texts = [text];
    let server = await startEditServer(workspace);
    for (let count = 1; count <= 100; count += 1) {
      await set(server, `Заголовок: ${count}`, count === 1 ? firstTitle : `Заголовок: ${count - 1}`);
      texts.push(await file());
    }
    server = await startEditServer(workspace);
    for (const before of texts.slice(0, -1).toReversed()) {
      expect((await server.post('undo')).body).toMatchObject({ revision: revisionOf(before), canRedo: true });
      expect(await file()).toBe(before);
    }
    expect((await server.get('state')).body).toMatchObject({ canUndo: false, canRedo: true });
    server = await startEditServer(workspace);
    for (const after of texts.slice(1)) {
      await server.post('redo');
      expect(await file()).toBe(after);
    }
    expect((await server.get('state')).body).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('forgets what was taken back when something else is changed', async () => {
    const { workspace, file, set } = await openSite();
    const server = await startEditServer(workspace);
    await set(server, 'А', firstTitle);
    await server.post('undo');
    await set(server, 'Б', firstTitle);
    const after = await file();
    expect((await server.post('redo')).body).toMatchObject({ canRedo: false });
    expect(await file()).toBe(after);
  });

  test('keeps what was changed by hand elsewhere', async () => {
    const { workspace, text, file, set } = await openSite();
    const server = await startEditServer(workspace);
    await set(server, 'Другое', firstTitle);
    const byHand = (source: string) => `# Сверху.\n${replaceOnce(source, 'Чиним велосипеды.', 'Чиним всё.')}`;
    await workspace.write('site.yaml', byHand(await file()));
    expect((await server.post('undo')).status).toBe(200);
    expect(await file()).toBe(byHand(text));
    expect((await server.post('redo')).status).toBe(200);
    expect(await file()).toBe(byHand(replaceOnce(text, firstTitle, 'Другое')));
  });

  test('says where a change by hand stands in the way, and leaves it', async () => {
    const { workspace, file, set } = await openSite();
    const server = await startEditServer(workspace);
    await set(server, 'Другое', firstTitle);
    await workspace.write('site.yaml', replaceOnce(await file(), 'Другое', 'Третье'));
    const byHand = await file();
    const { status, body } = await server.post('undo');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      conflict: { mine: expect.stringContaining(firstTitle) },
      message: expect.any(String),
    });
    expect(await file()).toBe(byHand);
  });

  test('is ignored by git wherever the site is', async () => {
    const { workspace, set } = await openSite();
    await set(await startEditServer(workspace), 'Другое', firstTitle);
    spawnSync('git', ['init', '--quiet'], { cwd: workspace.folder });
    const { stdout } = spawnSync('git', ['status', '--short', '--untracked-files=all'], {
      cwd: workspace.folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('?? site.yaml\n');
  });

  test('begins anew where its file is damaged', async () => {
    const { workspace, set } = await openSite();
    const server = await startEditServer(workspace);
    await set(server, 'Другое', firstTitle);
    await workspace.write('.site-work/edits.json', '{"steps": [');
    expect((await server.get('state')).body).toMatchObject({ canUndo: false });
  });
});

describe('an edit that is killed', () => {
  let editing: (...args: readonly string[]) => Program;
  const environment = { KILL_PROMISES: '1' };

  beforeAll(async () => {
    editing = await bundleWriting((await createWorkspace(afterAll)).path('bundle'), 'edit-once');
  });

  test.for(['change', 'undo', 'redo'] as const)(
    '%s leaves the old or the new file, and a journal that fits',
    async (kind) => {
      const { workspace: prepared, text } = await openSite();
      const texts = [text, replaceOnce(text, firstTitle, 'Новый заголовок')];
      for (const before of kind === 'change' ? [] : kind === 'undo' ? ['change'] : ['change', 'undo']) {
        await run(prepared, editing(prepared.folder, before), undefined, environment);
      }
      const copy = async () => {
        const workspace = await createWorkspace();
        await cp(prepared.folder, workspace.folder, { recursive: true });
        return workspace;
      };
      const counted = await copy();
      const steps = await countSteps(counted, editing(counted.folder, kind), environment);
      expect(steps).toBeGreaterThan(4);
      await forEachStep(steps, async (step) => {
        const workspace = await copy();
        expect(await run(workspace, editing(workspace.folder, kind), step, environment)).toBe('killed');
        const found = await workspace.read('site.yaml');
        expect(texts).toContain(found);
        const server = await startEditServer(workspace);
        const { body } = await server.get('state');
        if (found === texts[1]) {
          expect(body).toMatchObject({ canUndo: true });
          await server.post('undo');
          expect(await workspace.read('site.yaml')).toBe(texts[0]);
        } else {
          expect(body).toMatchObject({ canUndo: false });
          await server.post('redo');
          const isNoted = kind !== 'change' || (await workspace.read('site.yaml')) !== texts[0];
          expect(await workspace.read('site.yaml')).toBe(isNoted ? texts[1] : texts[0]);
        }
      });
    },
  );
});
