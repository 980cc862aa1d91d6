import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, stat, utimes } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEntries } from '../../generator/disk/folder-change.ts';
import { bannerText } from '../../generator/emit/banner.ts';
import { compareFolder, writeFiles } from '../../generator/emit/write-files.ts';
import { createWorkspace } from '../support/workspace.ts';

vi.mock('node:fs', async (importOriginal) => {
  const actual = await importOriginal<typeof import('node:fs')>();
  return {
    ...actual,
    renameSync: vi.fn(actual.renameSync),
    writeFileSync: vi.fn(actual.writeFileSync),
  };
});

afterEach(() => {
  vi.mocked(renameSync).mockReset();
  vi.mocked(writeFileSync).mockReset();
});

/** A file as the generator writes it. */
function file(path: string, body: string) {
  return { path, content: `// ${bannerText}\n${body}\n` };
}

const first = [file('a.ts', 'one'), file('pages/b.ts', 'two')];

/** Long ago, so that a later write shows in the file's time. */
const longAgo = new Date('2001-02-03T04:05:06Z');

async function filledWorkspace() {
  const workspace = await createWorkspace();
  writeFiles(workspace.path('generated'), first);
  return workspace;
}

describe('a run that works', () => {
  test('makes folders and files, and leaves nothing beside them', async () => {
    const workspace = await filledWorkspace();
    expect(await workspace.list('generated')).toEqual(['a.ts', 'pages/b.ts']);
    expect(await workspace.read('generated/pages/b.ts')).toBe(first[1]?.content);
  });

  test('leaves alone what is right already', async () => {
    const workspace = await filledWorkspace();
    await utimes(workspace.path('generated/a.ts'), longAgo, longAgo);
    const changes = writeFiles(
      workspace.path('generated'),
      [first[0], file('pages/b.ts', 'new')].flatMap((entry) => entry ?? []),
    );
    expect(changes).toMatchObject({ changed: [{ path: 'pages/b.ts' }], stale: [] });
    expect((await stat(workspace.path('generated/a.ts'))).mtime).toEqual(longAgo);
    expect(await workspace.read('generated/pages/b.ts')).toContain('new');
  });

  test('removes what an earlier run wrote, and nothing else', async () => {
    const workspace = await filledWorkspace();
    await workspace.write('generated/own-note.ts', 'a note of the owner\n');
    await workspace.write('generated/empty.ts', '');
    await workspace.write('generated/quoting.ts', `own line\n// ${bannerText}\n`);
    const changes = writeFiles(workspace.path('generated'), first.slice(0, 1));
    expect(changes).toEqual({ changed: [], stale: ['pages/b.ts'] });
    expect(await workspace.list('generated')).toEqual(['a.ts', 'empty.ts', 'own-note.ts', 'quoting.ts']);
  });
});

describe('comparing', () => {
  test('names what differs and writes nothing', async () => {
    const workspace = await filledWorkspace();
    const wanted = [file('a.ts', 'other'), file('new.ts', 'x')];
    const { changed, stale } = compareFolder(readEntries(workspace.path('generated')), wanted);
    expect(changed.map(({ path }) => path)).toEqual(['a.ts', 'new.ts']);
    expect(stale).toEqual(['pages/b.ts']);
    expect(await workspace.list('generated')).toEqual(['a.ts', 'pages/b.ts']);
    expect(await workspace.read('generated/a.ts')).toBe(first[0]?.content);
  });

  test('takes a folder that is not there for an empty one', async () => {
    const workspace = await createWorkspace();
    expect(compareFolder(readEntries(workspace.path('generated')), first)).toEqual({
      changed: first,
      stale: [],
    });
    expect(await workspace.list()).toEqual([]);
  });
});

describe('a run that fails', () => {
  const second = [file('a.ts', 'changed'), file('new.ts', 'new'), file('pages/b.ts', 'changed')];

  test.for([1, 2, 3])('at the writing of file %i leaves everything as it was', async (failing) => {
    const workspace = await filledWorkspace();
    const { writeFileSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
    let writing = 0;
    vi.mocked(writeFileSync).mockImplementation((path, content) => {
      writing += 1;
      if (writing === failing) {
        throw new Error('the disk is full');
      }
      write(path, content);
    });
    expect(() => writeFiles(workspace.path('generated'), second)).toThrow('the disk is full');
    expect(await workspace.list()).toEqual(['generated/a.ts', 'generated/pages/b.ts']);
    for (const { path, content } of first) {
      expect(await workspace.read(`generated/${path}`)).toBe(content);
    }
  });

  test('at the moving of a file is completed by the next', async () => {
    const workspace = await filledWorkspace();
    const { renameSync: rename } = await vi.importActual<typeof import('node:fs')>('node:fs');
    vi.mocked(renameSync).mockImplementation((from, to) => {
      if (String(to).endsWith('new.ts')) {
        throw new Error('the folder is locked');
      }
      rename(from, to);
    });
    expect(() => writeFiles(workspace.path('generated'), second)).toThrow('the folder is locked');
    vi.mocked(renameSync).mockImplementation(rename);
    expect(writeFiles(workspace.path('generated'), second)).toEqual({ changed: [], stale: [] });
    for (const { path, content } of second) {
      expect(await workspace.read(`generated/${path}`)).toBe(content);
    }
    expect(await workspace.list()).toHaveLength(second.length);
  });

  test('before the first file is replaced leaves everything as it was', async () => {
    const workspace = await filledWorkspace();
    await mkdir(workspace.path('generated/new.ts'));
    expect(() => writeFiles(workspace.path('generated'), second)).toThrow();
    expect(await workspace.list('generated')).toEqual(['a.ts', 'pages/b.ts']);
    expect(await workspace.read('generated/a.ts')).toBe(first[0]?.content);
  });
});
