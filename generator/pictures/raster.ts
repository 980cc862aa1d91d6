import type { Sharp } from 'sharp';
import type { PictureCopy, RasterFormat } from '../resolve/picture-copies.ts';
import { isCutOff } from './cut-off.ts';

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

/** Large and slow to load: a site of drawings whose pictures are all made needs it never. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

/** Size of a photo; nothing where the content is no picture, or only the beginning of one. */
export async function rasterSize(content: Buffer): Promise<RasterSize | undefined> {
  const sharp = await loadSharp();
  try {
    const { format, autoOrient } = await sharp(content).metadata();
    return isCutOff(content, format) ? undefined : { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

/**
 * A copy of a photo: turned upright, of the given size and format, in the colours of screens, and without a word
 * of where, when and with what it was taken (sharp writes no metadata unless told to).
 */
export async function makeRasterCopy(original: Uint8Array, copy: PictureCopy): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const upright = sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width: copy.width, height: copy.height, fit: 'fill' });
  return encoders[copy.format](upright).toBuffer();
}
