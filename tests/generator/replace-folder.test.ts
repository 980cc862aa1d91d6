import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { replaceFolder } from '../../generator/publish/replace-folder.ts';
import { createWorkspace } from '../support/workspace.ts';

describe('a folder', () => {
  test('is made where there is none', async () => {
    const workspace = await createWorkspace();
    replaceFolder(workspace.path('dist'), [
      { path: 'index.html', content: 'home' },
      { path: 'assets/a.bin', content: new Uint8Array([0, 255, 1]) },
    ]);
    expect(await workspace.list()).toEqual(['dist/assets/a.bin', 'dist/index.html']);
    expect(await workspace.read('dist/index.html')).toBe('home');
  });

  test('holds the new files alone, and nothing is left beside it', async () => {
    const workspace = await createWorkspace();
    await workspace.write('dist/old/page.html', 'old');
    await workspace.write('.site-work/dist/0', 'from a run that was cut off before it had decided');
    replaceFolder(workspace.path('dist'), [{ path: 'index.html', content: 'new' }]);
    expect(await workspace.list()).toEqual(['dist/index.html']);
    expect(await readdir(workspace.folder)).toEqual(['dist']);
  });

  test('takes many files', async () => {
    const workspace = await createWorkspace();
    const files = Array.from({ length: 150 }, (_, index) => ({
      path: `p${index}/index.html`,
      content: `${index}`,
    }));
    replaceFolder(workspace.path('dist'), files);
    expect(await workspace.list('dist')).toHaveLength(150);
  });

  test('holds a file under all its names', async () => {
    const workspace = await createWorkspace();
    replaceFolder(workspace.path('dist'), [
      { path: 'chip.html', content: 'chip', alsoAt: ['chip/index.html', 'card/index.html'] },
    ]);
    expect(await workspace.list('dist')).toHaveLength(3);
    expect(await workspace.read('dist/chip/index.html')).toBe('chip');
    expect(await workspace.read('dist/card/index.html')).toBe('chip');
  });

  test('keeps the files that have not changed, and only those', async () => {
    const workspace = await createWorkspace();
    const modified = (path: string) => statSync(workspace.path(path)).mtimeMs;
    replaceFolder(workspace.path('dist'), [
      { path: 'a.html', content: 'a', alsoAt: ['a/index.html'] },
      { path: 'b.html', content: 'b', alsoAt: ['b/index.html'] },
    ]);
    const before = modified('dist/a.html');
    await setTimeout(20);
    replaceFolder(workspace.path('dist'), [
      { path: 'a.html', content: 'a', alsoAt: ['a/index.html'] },
      { path: 'b.html', content: 'changed', alsoAt: ['b/index.html'] },
    ]);
    expect(modified('dist/a.html')).toBe(before);
    expect(await workspace.read('dist/b.html')).toBe('changed');
    expect(await workspace.read('dist/b/index.html')).toBe('changed');
  });

  test('has folders where files were, and files where folders were', async () => {
    const workspace = await createWorkspace();
    await workspace.write('dist/a', 'a file');
    await workspace.write('dist/b/c', 'in a folder');
    replaceFolder(workspace.path('dist'), [
      { path: 'a/b', content: '1' },
      { path: 'b', content: '2' },
    ]);
    expect(await workspace.list('dist')).toEqual(['a/b', 'b']);
  });

  test('is what it was where a file cannot be written', async () => {
    const workspace = await createWorkspace();
    await workspace.write('dist/index.html', 'old');
    const clash = [
      { path: 'a', content: 'file' },
      { path: 'a/b', content: 'file in a file' },
    ];
    expect(() => replaceFolder(workspace.path('dist'), clash)).toThrow();
    expect(await readdir(workspace.folder)).toEqual(['dist']);
    expect(await workspace.read('dist/index.html')).toBe('old');
  });
});
