/** What a photo becomes on the site: the same picture in several formats and widths, under names of their own. */
import type { PictureFile } from './context.ts';

export type RasterFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** One file that is made from a photo. */
export interface PictureCopy {
  /** From the site's root. */
  readonly path: string;
  readonly format: RasterFormat;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PictureCopies {
  /** For browsers that know none of the newer formats. */
  readonly fallback: PictureCopy;
  /** Best format first, narrowest first; the last of each is the widest that there is. */
  readonly sources: readonly (readonly [PictureCopy, ...PictureCopy[]])[];
}

/** Files here have the mark of their content in their names, so browsers may keep them for good. */
const copiesPath = '/assets/pictures/';

/**
 * Widths for the layout, in pixels: from a card on a small telephone to a hero on a screen with two pixels for
 * one, as far as a driver's connection should have to pay for it.
 */
const copyWidths = [320, 480, 640, 960, 1280] as const;

/** Width of the widest copy: nothing wider is published. */
export const widestCopy = 1280;

/** Browsers without newer formats are old and few: one width must do. */
const fallbackWidth = 960;

/** An original that is this much wider than the copy before it is worth a copy of its own width. */
const worthwhileStep = 1.15;

const endings: Readonly<Record<RasterFormat, string>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
  png: 'png',
};

/** Format of the fallback: that of the original, but for AVIF, which is what the fallback is there to replace. */
function fallbackFormat(file: string): RasterFormat {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'png') {
    return 'png';
  }
  return ending === 'webp' || ending === 'avif' ? 'webp' : 'jpeg';
}

/** Widths of the copies of an original, narrowest first; never more than it has. */
function widthsFor(originalWidth: number): readonly [number, ...number[]] {
  const [narrowest = originalWidth, ...wider] = copyWidths.filter((width) => width <= originalWidth);
  const widest = wider.at(-1) ?? narrowest;
  const isWorthwhile = originalWidth < widestCopy && originalWidth >= widest * worthwhileStep;
  return [narrowest, ...wider, ...(isWorthwhile ? [originalWidth] : [])];
}

/** The files that are made from a photo. */
export function copiesOf(file: string, picture: PictureFile): PictureCopies {
  const stem = encodeURIComponent(file.slice(0, file.lastIndexOf('.')));
  const copy = (format: RasterFormat, width: number): PictureCopy => ({
    path: `${copiesPath}${stem}-${width}.${picture.version}.${endings[format]}`,
    format,
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
  });
  const [narrowest, ...wider] = widthsFor(picture.width);
  const inAllWidths = (format: RasterFormat) =>
    [copy(format, narrowest), ...wider.map((width) => copy(format, width))] as const;
  const format = fallbackFormat(file);
  const isNewFormat = format === 'webp';
  return {
    fallback: copy(format, wider.filter((width) => width <= fallbackWidth).at(-1) ?? narrowest),
    sources: [inAllWidths('avif'), ...(isNewFormat ? [] : [inAllWidths('webp')])],
  };
}
