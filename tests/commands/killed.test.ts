/** Programs that are killed on the way: before every single step of theirs on the disk. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { finishChange } from '../../generator/disk/folder-change.ts';
import { runCommand } from '../support/fake-terminal.ts';
import { bundleWriting, command, countSteps, forEachStep, type Program, run } from '../support/killed-run.ts';
import {
  createWorkspace,
  listFiles,
  readFixture,
  replaceOnce,
  type Workspace,
} from '../support/workspace.ts';

type Files = Readonly<Record<string, string>>;

let writing: (...args: readonly string[]) => Program;

beforeAll(async () => {
  writing = await bundleWriting((await createWorkspace(afterAll)).path('bundle'));
});

async function contentsOf(folder: string): Promise<Files> {
  const paths = await listFiles(folder);
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, contents[index] ?? '']));
}

async function fill(workspace: Workspace, folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await workspace.write(`${folder}/${path}`, content);
  }
}

describe('a published folder whose replacement is killed', () => {
  // Each document names the script that it needs.
  const before: Files = {
    'index.html': 'old home needs assets/app-1.js',
    'about.html': 'old about needs assets/app-1.js',
    'gone/index.html': 'gone needs assets/app-1.js',
    'assets/app-1.js': 'old script',
    'kept.txt': 'the same in both',
    note: 'a file where a folder comes',
  };
  const after: Files = {
    'index.html': 'new home needs assets/app-2.js',
    'about.html': 'new about needs assets/app-2.js',
    'added/index.html': 'new about needs assets/app-2.js',
    'assets/app-2.js': 'new script',
    'kept.txt': 'the same in both',
    'note/a.txt': 'a file in a folder where a file was',
  };

  const replacing = (workspace: Workspace) =>
    writing('published', workspace.path('dist'), workspace.path('wanted'));

  async function filledWorkspace(): Promise<Workspace> {
    const workspace = await createWorkspace();
    await fill(workspace, 'dist', before);
    await fill(workspace, 'wanted', after);
    return workspace;
  }

  /** What must hold at every moment: the home document is there, and whatever a document needs. */
  async function expectServable(workspace: Workspace): Promise<void> {
    const files = await contentsOf(workspace.path('dist'));
    expect([before['index.html'], after['index.html']]).toContain(files['index.html']);
    for (const [path, content] of Object.entries(files)) {
      expect([before[path], after[path]]).toContain(content);
      const [, needed] = / needs (.+)$/.exec(content) ?? [];
      expect(needed === undefined || needed in files, `${path} has what it needs`).toBe(true);
    }
  }

  test('is whole at every moment, and the old or the new one after the next start', async () => {
    const counted = await filledWorkspace();
    const steps = await countSteps(counted, replacing(counted));
    expect(steps).toBeGreaterThan(15);
    const outcomes: string[] = [];
    await forEachStep(steps, async (step) => {
      const workspace = await filledWorkspace();
      expect(await run(workspace, replacing(workspace), step)).toBe('killed');
      await expectServable(workspace);
      finishChange(workspace.path('dist'));
      const files = await contentsOf(workspace.path('dist'));
      const isNew = files['index.html'] === after['index.html'];
      expect(files).toEqual(isNew ? after : before);
      expect(await listFiles(workspace.path('.site-work/dist'))).toEqual([]);
      outcomes[step - 1] = isNew ? 'new' : 'old';
    });
    // Decided once, and for good.
    expect(outcomes.join(' ')).toMatch(/^(?:old )+(?:new ?)+$/);
  });

  test('survives a kill of the start that completes it', async () => {
    const counted = await filledWorkspace();
    const decided = Math.round((await countSteps(counted, replacing(counted))) * 0.7);
    await forEachStep(12, async (step) => {
      const workspace = await filledWorkspace();
      await run(workspace, replacing(workspace), decided);
      await run(workspace, replacing(workspace), step);
      await expectServable(workspace);
      finishChange(workspace.path('dist'));
      expect(await contentsOf(workspace.path('dist'))).toEqual(after);
    });
  });

  test('is not led outside by a journal that another has written', async () => {
    const workspace = await filledWorkspace();
    await workspace.write('.site-work/dist/0', 'planted');
    for (const path of ['../planted.txt', '/tmp/planted.txt', 'a/../../planted.txt', 'C:\\planted.txt']) {
      await workspace.write(
        '.site-work/dist/journal.json',
        JSON.stringify({ obstacles: [], moves: [path], removals: [] }),
      );
      finishChange(workspace.path('dist'));
      expect(await contentsOf(workspace.path('dist'))).toEqual(before);
    }
    expect((await readdir(workspace.folder)).toSorted()).toEqual(['dist', 'wanted']);
  });
});

describe('modules whose writing is killed', () => {
  const generate = command('generate');

  /** A site whose `generated/` is that of another text. */
  async function siteWith(files: Files, text: string): Promise<Workspace> {
    const workspace = await createWorkspace();
    await fill(workspace, 'generated', files);
    await writeFile(workspace.path('site.yaml'), text);
    return workspace;
  }

  async function modulesOf(text: string): Promise<Files> {
    const files = await compile(SiteDocument.read(text));
    return Object.fromEntries(files.map(({ path, content }) => [path, content]));
  }

  /** What must hold at every moment: a module that is imported is there. */
  async function expectLoadable(workspace: Workspace): Promise<void> {
    const files = await contentsOf(workspace.path('generated'));
    for (const [, module = ''] of (files['routes.ts'] ?? '').matchAll(/'\.\/(pages\/.+?)'/g)) {
      expect(Object.keys(files)).toContain(module);
    }
  }

  test('can be loaded at every moment, and are the old or the new ones after the next start', async () => {
    const text = await readFixture('ok/minimal');
    const changed = replaceOnce(replaceOnce(text, 'id: home', 'id: start'), '"000000000"', '"123456789"');
    const [before, after] = await Promise.all([modulesOf(text), modulesOf(changed)]);
    const wanted = await createWorkspace();
    await fill(wanted, 'modules', after);
    const writingModules = (workspace: Workspace) =>
      writing('generated', workspace.path('generated'), wanted.path('modules'));
    const counted = await siteWith(before, changed);
    await forEachStep(await countSteps(counted, writingModules(counted)), async (step) => {
      const workspace = await siteWith(before, changed);
      expect(await run(workspace, writingModules(workspace), step)).toBe('killed');
      await expectLoadable(workspace);
      finishChange(workspace.path('generated'));
      expect([before, after]).toContainEqual(await contentsOf(workspace.path('generated')));
    });
  });

  test('are made whole by the next run of the command, which no dead one holds up', async () => {
    const text = await readFixture('ok/minimal');
    const after = await modulesOf(text);
    const steps = await countSteps(await siteWith({}, text), generate);
    const some = [1 / 4, 3 / 4].map((part) => Math.round(steps * part));
    for (const step of some) {
      const workspace = await siteWith({}, text);
      expect(await run(workspace, generate, step)).toBe('killed');
      expect(await runCommand(workspace, ['generate'])).toMatchObject({ code: 0 });
      expect(await contentsOf(workspace.path('generated'))).toEqual(after);
      expect(await readdir(workspace.folder)).toEqual(['generated', 'site.yaml']);
    }
  });
});
