import { createRequire } from 'node:module';

/**
 * sharp, loaded on demand: it is large, and not needed where all pictures are cached. By `require`: an `import` would
 * search its packages, which are CommonJS, for names, and V8 optimizes that search for longer than it takes.
 */
export function loadSharp(): typeof import('sharp').default {
  const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp');
  // No decoded picture is used twice, and large photos would fill the memory of a small machine.
  sharp.cache(false);
  return sharp;
}
