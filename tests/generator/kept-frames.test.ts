import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emit } from '../../generator/compile.ts';
import { keptFrames } from '../../generator/vite/kept-frames.ts';
import type { MadeFilesCache } from '../../generator/vite/made-files-cache.ts';
import { fixtureModel } from '../support/fixture-model.ts';

/** A cache in memory that counts what had to be made. */
function countingCache(): { readonly cache: MadeFilesCache; made(): number } {
  const kept = new Map<string, Uint8Array>();
  let made = 0;
  return {
    made: () => made,
    cache: {
      async get(key, make) {
        const name = createHash('sha256').update(JSON.stringify(key)).digest('hex');
        const content = kept.get(name) ?? (await make());
        made += kept.has(name) ? 0 : 1;
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

  test('of two sites differ where their modules do', async () => {
    const { cache } = countingCache();
    const first = await fixtureModel('driver-papers');
    const second = { ...first, pages: first.pages.slice(1) };
    await emit(first, keptFrames(cache));
    expect(await emit(second, keptFrames(cache))).toEqual(await emit(second));
  });
});
