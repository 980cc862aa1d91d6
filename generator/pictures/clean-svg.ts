import { readSvg } from './read-svg.ts';

/** Up to here svgo takes less than two seconds; its time grows with the square of the drawing. */
const longestShrunk = 200_000;
const mostComparisons = 100_000;

/** With svgo's usual three decimals, parts of drawings with small numbers move or vanish: of 4,800 it was one in 800. */
const shrinking = {
  name: 'preset-default',
  params: { floatPrecision: 4, overrides: { convertTransform: { transformPrecision: 8 } } },
} as const;

/**
 * An SVG file as it is published: cleaned, minified, with ids that no other picture has. Deterministic.
 * @param file name of the file, for the ids
 * @throws RangeError for a file that must not be published (see `readSvg`)
 */
export async function cleanSvg(file: string, text: string): Promise<string> {
  const drawing = readSvg(text);
  if (typeof drawing === 'string') {
    throw new RangeError(`${file}: ${drawing}`);
  }
  const isSmall = drawing.text.length <= longestShrunk && drawing.styleComparisons <= mostComparisons;
  // svgo's output is cleaned again. Where that fails, for example because longer ids make it too large, the drawing is
  // published as it was before.
  const shrunk = readSvg(await shrink(file, drawing.text, isSmall));
  return typeof shrunk === 'string' ? drawing.text : shrunk.text;
}

/** Minifies a drawing and prefixes its ids with the file's name; empty where svgo fails. */
async function shrink(file: string, text: string, isSmall: boolean): Promise<string> {
  // Loaded on demand. The browser build is a single file that loads in half the time; it only lacks configuration
  // files.
  const { optimize } = await import('svgo/browser');
  const prefix = file.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}-]/gu, '-');
  try {
    const { data } = optimize(text, {
      plugins: [...(isSmall ? [shrinking] : []), { name: 'prefixIds', params: { prefix, delim: '-' } }],
    });
    return data;
  } catch {
    return '';
  }
}
