import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pruneFolder } from '../../generator/disk/prune-folder.ts';
import { openAssetCache, pruneAssetCache, toolPackages } from '../../generator/vite/asset-cache.ts';
import { isBitmap, isPlainShapes } from '../../generator/vite/cacheable-content.ts';

let root = '';

async function installTools(version: string): Promise<void> {
  for (const name of toolPackages) {
    const folder = join(root, 'node_modules', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version }));
  }
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'));
  await installTools('1.0.0');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const any = () => true;
const maker = (text: string) => vi.fn(async () => Buffer.from(text));

describe('a file that is costly to make', () => {
  test('is made once for the same key, in this run and in later ones', async () => {
    const make = maker('made');
    for (const cache of [await openAssetCache(root), await openAssetCache(root)]) {
      expect(String(await cache.get(['a', 1], any, make))).toBe('made');
      expect(String(await cache.get(['a', 1], any, make))).toBe('made');
    }
    expect(make).toHaveBeenCalledTimes(1);
    expect(String(await (await openAssetCache(root)).get(['a', 2], any, maker('other')))).toBe('other');
  });

  test('is made once where two want it at the same time', async () => {
    const cache = await openAssetCache(root);
    const make = maker('made');
    const both = await Promise.all([cache.get(['a'], any, make), cache.get(['a'], any, make)]);
    expect(both.map(String)).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('that could not be made is tried again, and leaves nothing', async () => {
    const cache = await openAssetCache(root);
    const fail = () => Promise.reject(new Error('no ink'));
    await expect(cache.get(['a'], any, fail)).rejects.toThrow('no ink');
    expect(await readdir(join(root, 'node_modules/.cache/assets'))).toEqual([]);
    expect(String(await cache.get(['a'], any, maker('made')))).toBe('made');
  });

  test('that is not what its key says is for those who ask now, and not for later', async () => {
    const cache = await openAssetCache(root);
    let isLasting = true;
    const makeOther = vi.fn(async () => {
      isLasting = false;
      return Buffer.from('other');
    });
    const both = [cache.get(['a'], any, makeOther, () => isLasting), cache.get(['a'], any, makeOther)];
    expect((await Promise.all(both)).map(String)).toEqual(['other', 'other']);
    expect(makeOther).toHaveBeenCalledTimes(1);
    expect(String(await cache.get(['a'], any, maker('right')))).toBe('right');
  });

  test('is made anew by another version of a tool', async () => {
    await (await openAssetCache(root)).get(['a'], any, maker('old'));
    await installTools('1.0.1');
    expect(String(await (await openAssetCache(root)).get(['a'], any, maker('new')))).toBe('new');
  });
});

describe('a kept file', () => {
  const folder = () => join(root, 'node_modules/.cache/assets');

  /** Keeps one file and gives its place. */
  async function keep(key: string, text = 'made'): Promise<string> {
    const before = new Set(await readdir(folder()).catch(() => []));
    await (await openAssetCache(root)).get([key], any, maker(text));
    const [name = ''] = (await readdir(folder())).filter((entry) => !before.has(entry));
    return join(folder(), name);
  }

  /** What the next run gets, and whether it had to be made. */
  async function next(key: string, accepts: (content: Uint8Array) => boolean = any) {
    const make = maker('anew');
    const content = String(await (await openAssetCache(root)).get([key], accepts, make));
    return { content, isMade: make.mock.calls.length > 0 };
  }

  test('with any byte flipped is made anew, and kept again', async () => {
    const file = await keep('a');
    const whole = await readFile(file);
    for (const index of whole.keys()) {
      const damaged = Buffer.from(whole);
      damaged[index] = (damaged[index] ?? 0) ^ 1;
      await writeFile(file, damaged);
      expect(await next('a'), `byte ${index}`).toEqual({ content: 'anew', isMade: true });
      expect(await next('a')).toEqual({ content: 'anew', isMade: false });
    }
  });

  test('that was cut off, emptied or lengthened is made anew', async () => {
    const file = await keep('a');
    const whole = await readFile(file);
    for (const other of [whole.subarray(0, -1), whole.subarray(0, 10), '', Buffer.concat([whole, whole])]) {
      await writeFile(file, other);
      expect(await next('a')).toEqual({ content: 'anew', isMade: true });
    }
  });

  test('is of no use under the name of another', async () => {
    const [a, b] = [await keep('a', 'one'), await keep('b', 'two')];
    await copyFile(a, b);
    expect(await next('b')).toEqual({ content: 'anew', isMade: true });
    expect(await next('a')).toEqual({ content: 'one', isMade: false });
  });

  test('that is not harmless is made anew, though its hash is right', async () => {
    await keep('a', '<script>');
    const isHarmless = (content: Uint8Array) => !String(content).includes('script');
    expect(await next('a', isHarmless)).toEqual({ content: 'anew', isMade: true });
  });

  test('goes when no run has used it for long, and stays when one has', async () => {
    const [used, unused] = [await keep('used'), await keep('unused')];
    const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
    await utimes(used, longAgo, longAgo);
    await utimes(unused, longAgo, longAgo);
    await next('used');
    await pruneAssetCache(root);
    expect((await stat(used)).isFile()).toBe(true);
    await expect(stat(unused)).rejects.toThrow('ENOENT');
  });

  test('goes when there is more than there is room for, those used last stay', async () => {
    const [first, second, third] = [await keep('1'), await keep('2'), await keep('3')];
    for (const [index, file] of [first, second, third].entries()) {
      const time = new Date(Date.now() - (3 - index) * 1000);
      await utimes(file, time, time);
    }
    const { size } = await stat(first);
    await pruneFolder(folder(), 2 * size, 60_000);
    expect((await readdir(folder())).toSorted()).toEqual(
      [second, third].map((file) => basename(file)).toSorted(),
    );
  });
});

describe('cached content is harmless, whatever its origin', () => {
  test.for([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['ICO', [0, 0, 1, 0, 1, 0]],
    ['WebP', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
    ['AVIF', [...Buffer.from('\0\0\0\x1cftypavif')]],
  ] as const)('as a bitmap: %s', ([, bytes]) => {
    expect(isBitmap(new Uint8Array(bytes))).toBe(true);
  });

  test.for(['', '<svg/>', '<!doctype html>', 'GIF89a', '\0\0\0\x1cftypmp42'])('and no bitmap: %j', (text) => {
    expect(isBitmap(Buffer.from(text))).toBe(false);
  });

  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`;

  test('as shapes', () => {
    const shapes =
      '<symbol id="a-b" viewBox="0 0 24 24"><path d="M7.03.084c-1.2 3e-4Z"/><circle cx="1" cy="2" r="3"/></symbol>';
    expect(
      isPlainShapes(
        Buffer.from(svg(`${shapes}<rect width="9" height="9" fill="#0a0" transform="translate(1 2)"/>`)),
      ),
    ).toBe(true);
  });

  test.for([
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<path d="M0" onload="alert"/>',
    '<a href="javascript:alert(1)"><path d="M0"/></a>',
    '<image href="https://evil.example/x.png"/>',
    '<path fill="url(https://evil.example)"/>',
    '<use href="#x"/>',
    '<style>*{}</style>',
    '<foreignObject/>',
    '<path d="M0">text</path>',
    '<path d="M0"/><!-- -->',
    '<?xml-stylesheet href="x"?>',
    '<path xmlns="http://www.w3.org/1999/xhtml" d="M0"/>',
    '<path d="&#x6a;"/>',
    'text',
  ])('and no shape: %s', (inside) => {
    expect(isPlainShapes(Buffer.from(svg(inside)))).toBe(false);
    expect(isPlainShapes(Buffer.from(inside))).toBe(false);
  });
});
