/** Text as vector outlines, which look the same on machines without the font. */
import type { Font } from 'harfbuzzjs';

/** A typeface in one weight. */
export type Typeface = ReturnType<typeof createTypeface>;

type HarfBuzz = typeof import('harfbuzzjs');

/** One file of a typeface, at one weight. */
interface Subset {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly letters: ReadonlySet<number>;
}

/** Precision of coordinates: 1/100 of a pixel is not visible. */
const outlineUnits = 100;

/** The letter that the cap height is measured at: flat above and below, and in every Cyrillic and Latin font. */
const flatCapital = 'Н';

/**
 * Opens the font files that the site sends to browsers.
 * @param files WOFF2 files with a weight axis; the first that contains a character draws it
 * @returns the typeface in a weight, for example 700
 */
export async function openTypeface(files: readonly Uint8Array[]): Promise<(weight: number) => Typeface> {
  // Loaded on demand: not needed where all pictures are cached.
  const [harfbuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  const fonts = await Promise.all(files.map(decompress));
  const faces = fonts.map((font) => new harfbuzz.Face(new harfbuzz.Blob(font)));
  return (weight) => {
    const subsets = faces.map((face): Subset => {
      const font = new harfbuzz.Font(face);
      font.setVariations([new harfbuzz.Variation('wght', weight)]);
      return { font, unitsPerEm: face.upem, letters: new Set(face.collectUnicodes()) };
    });
    return createTypeface(harfbuzz, subsets);
  };
}

function createTypeface(harfbuzz: HarfBuzz, subsets: readonly Subset[]) {
  const shape = (text: string) =>
    splitRuns(subsets, text).flatMap(({ subset: { font, unitsPerEm }, text: part }) => {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
          return { path: () => font.glyphToPath(codepoint), unitsPerEm, xAdvance, xOffset, yOffset };
        });
    });
  return {
    /** Cap height as a share of the size. */
    capHeight: capHeightOf(subsets),
    /** Width of a text at a size of 1. */
    width: (text: string, spacing = 0) =>
      shape(text).reduce((sum, { xAdvance, unitsPerEm }) => sum + (xAdvance / unitsPerEm + spacing), 0),
    /**
     * A line of text as the `d` of a path. The baseline is at y = 0, the text begins at x = 0.
     * @param size font size in the units of the drawing
     * @param spacing letter spacing as a share of the size
     * @returns the path, and its width in the units of the size
     */
    outline(text: string, size: number, spacing = 0) {
      let path = '';
      let x = 0;
      for (const glyph of shape(text)) {
        const scale = size / glyph.unitsPerEm;
        path += placeGlyph(glyph.path(), scale, x + glyph.xOffset * scale, -glyph.yOffset * scale);
        x += glyph.xAdvance * scale + spacing * size;
      }
      return { path, width: Math.max(0, x - spacing * size) };
    },
  };
}

function capHeightOf(subsets: readonly Subset[]): number {
  const codePoint = flatCapital.codePointAt(0) ?? 0;
  for (const { font, unitsPerEm } of subsets) {
    const glyph = font.nominalGlyph(codePoint);
    const extents = glyph === undefined ? undefined : font.glyphExtents(glyph);
    if (extents !== undefined) {
      return extents.yBearing / unitsPerEm;
    }
  }
  throw new RangeError(`The typeface has no ${flatCapital}`);
}

/** Splits a text into runs of one file; a character that no file contains is left out. */
function splitRuns(subsets: readonly Subset[], text: string) {
  const runs: { readonly subset: Subset; text: string }[] = [];
  for (const character of text) {
    const has = ({ letters }: Subset) => letters.has(character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    if (last !== undefined && has(last.subset)) {
      last.text += character;
    } else {
      const subset = subsets.find(has);
      runs.push(...(subset === undefined ? [] : [{ subset, text: character }]));
    }
  }
  return runs;
}

/** Places the points of a glyph, which HarfBuzz writes as `x,y`. The y axis of fonts points up, that of drawings down. */
function placeGlyph(path: string, scale: number, x: number, y: number): string {
  return path.replace(
    /([^A-Z\s,]+),([^A-Z\s,]+)/g,
    (_, pointX: string, pointY: string) =>
      `${round(x + Number(pointX) * scale)},${round(y - Number(pointY) * scale)}`,
  );
}

function round(value: number): number {
  return Math.round(value * outlineUnits) / outlineUnits;
}
