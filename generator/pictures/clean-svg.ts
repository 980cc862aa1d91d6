import { readSvg } from './read-svg.ts';

/** Up to here a drawing is made small in two seconds; the time grows with the square of what is drawn. */
const longestShrunk = 200_000;
const mostComparisons = 100_000;

/**
 * An SVG file as it is published: nothing but the drawing, small, and with ids that no other picture has. The same
 * text gives the same result.
 * @param file name of the file, for the ids
 * @throws RangeError for a file that must not be published (see `readSvg`)
 */
export async function cleanSvg(file: string, text: string): Promise<string> {
  const drawing = readSvg(text);
  if (typeof drawing === 'string') {
    throw new RangeError(`${file}: ${drawing}`);
  }
  const isSmall = drawing.text.length <= longestShrunk && drawing.styleComparisons <= mostComparisons;
  // What is published is written by the same hand that leaves out what is no drawing. What the tool cannot read, or
  // has made too large with longer names, stays as it was.
  const shrunk = readSvg(await shrink(file, drawing.text, isSmall));
  return typeof shrunk === 'string' ? drawing.text : shrunk.text;
}

/** A drawing in fewer characters, with the name of its file before each id; nothing where the tool fails. */
async function shrink(file: string, text: string, isSmall: boolean): Promise<string> {
  // Loads slowly, and is not needed where all drawings are made already. Its build for browsers is one file and loads
  // in half the time; it lacks the reading of configuration files alone.
  const { optimize } = await import('svgo/browser');
  const prefix = file.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}-]/gu, '-');
  try {
    const { data } = optimize(text, {
      plugins: [
        ...(isSmall ? (['preset-default'] as const) : []),
        { name: 'prefixIds', params: { prefix, delim: '-' } },
      ],
    });
    return data;
  } catch {
    return '';
  }
}
