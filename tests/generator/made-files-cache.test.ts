import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMadeFilesCache, toolPackages } from '../../generator/vite/made-files-cache.ts';

let root = '';

async function installTools(version: string): Promise<void> {
  for (const name of toolPackages) {
    const folder = join(root, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version }));
  }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'made-files-'));
  await installTools('1.0.0');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const maker = (text: string) => vi.fn(async () => Buffer.from(text));

describe('a file that is costly to make', () => {
  test('is made once for the same key, in this run and in later ones', async () => {
    const make = maker('made');
    for (const cache of [await openMadeFilesCache(root), await openMadeFilesCache(root)]) {
      expect(String(await cache.get(['a', 1], make))).toBe('made');
      expect(String(await cache.get(['a', 1], make))).toBe('made');
    }
    expect(make).toHaveBeenCalledTimes(1);
    expect(String(await (await openMadeFilesCache(root)).get(['a', 2], maker('other')))).toBe('other');
  });

  test('is made once where two want it at the same time', async () => {
    const cache = await openMadeFilesCache(root);
    const make = maker('made');
    const both = await Promise.all([cache.get(['a'], make), cache.get(['a'], make)]);
    expect(both.map(String)).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that could not be made is tried again, and leaves nothing', async () => {
    const cache = await openMadeFilesCache(root);
    const fail = () => Promise.reject(new Error('no ink'));
    await expect(cache.get(['a'], fail)).rejects.toThrow('no ink');
    expect(await readdir(join(root, 'node_modules/.cache/made-files'))).toEqual([]);
    expect(String(await cache.get(['a'], maker('made')))).toBe('made');
  });

  test('that is not what its key says is for those who ask now, and not for later', async () => {
    const cache = await openMadeFilesCache(root);
    let isLasting = true;
    const makeOther = vi.fn(async () => {
      isLasting = false;
      return Buffer.from('other');
    });
    const both = [cache.get(['a'], makeOther, () => isLasting), cache.get(['a'], makeOther)];
    expect((await Promise.all(both)).map(String)).toEqual(['other', 'other']);
    expect(makeOther).toHaveBeenCalledTimes(1);
    expect(String(await cache.get(['a'], maker('right')))).toBe('right');
  });

  test('is made anew by another version of a tool', async () => {
    await (await openMadeFilesCache(root)).get(['a'], maker('old'));
    await installTools('1.0.1');
    expect(String(await (await openMadeFilesCache(root)).get(['a'], maker('new')))).toBe('new');
  });
});
