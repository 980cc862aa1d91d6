/** Text as vector outlines, which look the same on machines without the font. */
import type { Face, Font } from 'harfbuzzjs';

/** A line of text as the `d` of a path. The baseline is at y = 0, the text begins at x = 0. */
export interface Outline {
  readonly path: string;
  /** Width of the text in the units of its size. */
  readonly width: number;
}

export interface Typeface {
  /**
   * @param size font size in the units of the drawing
   * @param spacing letter spacing as a share of the size
   */
  outline(text: string, size: number, spacing?: number): Outline;
  /** Width of a text at a size of 1. */
  width(text: string, spacing?: number): number;
  /** Cap height as a share of the size. */
  readonly capHeight: number;
}

type HarfBuzz = typeof import('harfbuzzjs');

/** The opened files of a typeface, for all weights. */
export interface FontFiles {
  readonly harfbuzz: HarfBuzz;
  readonly opened: readonly FontFile[];
}

/** One file of a typeface. */
interface FontFile {
  readonly face: Face;
  readonly letters: ReadonlySet<number>;
}

/** One file of a typeface, at one weight. */
interface Subset {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly letters: ReadonlySet<number>;
}

interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Precision of coordinates: 1/100 of a pixel is not visible. */
const outlineUnits = 100;

/** The letter that the cap height is measured at: flat above and below, and in every Cyrillic and Latin font. */
const flatCapital = 'Н';

/**
 * Opens the font files that the site sends to browsers.
 * @param files WOFF2 files with a weight axis; the first that contains a character draws it
 */
export async function openFontFiles(files: readonly Uint8Array[]): Promise<FontFiles> {
  // Loaded on demand: not needed where all pictures are cached.
  const [harfbuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  const fonts = await Promise.all(files.map(decompress));
  const opened = fonts.map((font) => {
    const face = new harfbuzz.Face(new harfbuzz.Blob(font));
    return { face, letters: new Set(face.collectUnicodes()) };
  });
  return { harfbuzz, opened };
}

/** @param weight for example 700 */
export function createTypeface({ harfbuzz, opened }: FontFiles, weight: number): Typeface {
  const subsets = opened.map((file) => setWeight(harfbuzz, file, weight));
  return {
    capHeight: capHeightOf(subsets),
    width(text, spacing = 0) {
      const advances = splitRuns(subsets, text).flatMap(({ subset, text: part }) =>
        shapeRun(harfbuzz, subset.font, part).map(({ advance }) => advance / subset.unitsPerEm + spacing),
      );
      return advances.reduce((sum, advance) => sum + advance, 0);
    },
    outline(text, size, spacing = 0) {
      const paths: string[] = [];
      let x = 0;
      for (const { subset, text: part } of splitRuns(subsets, text)) {
        const { font, unitsPerEm } = subset;
        const scale = size / unitsPerEm;
        for (const { glyph, advance, offsetX, offsetY } of shapeRun(harfbuzz, font, part)) {
          paths.push(placeGlyph(font.glyphToPath(glyph), scale, x + offsetX * scale, -offsetY * scale));
          x += advance * scale + spacing * size;
        }
      }
      return { path: paths.join(''), width: Math.max(0, x - spacing * size) };
    },
  };
}

function setWeight({ Font, Variation }: HarfBuzz, { face, letters }: FontFile, weight: number): Subset {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unitsPerEm: face.upem, letters };
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
function splitRuns(subsets: readonly Subset[], text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const subset = last?.subset.letters.has(codePoint)
      ? last.subset
      : subsets.find(({ letters }) => letters.has(codePoint));
    if (subset === undefined) {
      continue;
    }
    if (last?.subset === subset) {
      runs[runs.length - 1] = { subset, text: last.text + character };
    } else {
      runs.push({ subset, text: character });
    }
  }
  return runs;
}

interface PlacedGlyph {
  readonly glyph: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

function shapeRun({ Buffer, shape }: HarfBuzz, font: Font, text: string): PlacedGlyph[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    glyph: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    offsetX: positions[index]?.xOffset ?? 0,
    offsetY: positions[index]?.yOffset ?? 0,
  }));
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
