import type { Sharp } from 'sharp';
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import type { PictureCopy, RasterFormat } from '../core/resolve/picture-copies.ts';
import { loadSharp } from '../image-library.ts';
import { isAnimatedPng, isHeic, isTruncated } from './photo-container.ts';
import { mostPixels } from './pixel-limit.ts';


/** Size of a photo as it is seen: cameras store a turned photo lying and a note to turn it. */
export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

/** Quality of each format, 1 to 100, where a photo shows no traces of it at the sizes of the layout. */
const encoders: Readonly<Record<RasterFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: true }),
};

/** What the image library calls the formats of photos. */
const photoFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Size of a photo, or why it cannot be published. Only its head is read: nothing of it is decoded. */
export async function rasterSize(content: Buffer): Promise<RasterSize | PictureProblem> {
  if (isHeic(content)) {
    return 'heic';
  }
  const sharp = await loadSharp();
  try {
    // The limit of the library would say no more than that there is something wrong.
    const { format, autoOrient, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (!photoFormats.has(format)) {
      return 'damaged';
    }
    if (width * height > mostPixels) {
      return 'too-large';
    }
    if (pages > 1 || isAnimatedPng(content)) {
      return 'animated';
    }
    return isTruncated(content, format) ? 'damaged' : { width, height };
  } catch {
    return 'damaged';
  }
}

/**
 * A copy of a photo: turned upright, of the given size and format, in the colours of screens, and without a word
 * of where, when and with what it was taken (sharp writes no metadata unless told to).
 */
export async function makeRasterCopy(original: Uint8Array, copy: PictureCopy): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const upright = sharp(original, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: copy.width, height: copy.height, fit: 'fill' });
  return encoders[copy.format](upright).toBuffer();
}
