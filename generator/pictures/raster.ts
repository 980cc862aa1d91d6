import type { Sharp } from 'sharp';
import type { PictureCopy, RasterFormat } from '../core/resolve/picture-copies.ts';
import { loadSharp } from '../image-library.ts';
import { isAnimatedPng, isHeic, isTruncated } from './photo-container.ts';
import { mostPixels } from './pixel-limit.ts';

/** Quality settings, 1 to 100, at which a photo shows no artefacts in the layout. */
const encoders: Readonly<Record<RasterFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: true }),
};

/** Names of photo formats in the image library. */
const photoFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Size of a photo after its EXIF rotation, or why it cannot be published. Only its header is read. */
export async function rasterSize(content: Buffer) {
  if (isHeic(content)) {
    return 'heic';
  }
  const sharp = loadSharp();
  try {
    // The library's own limit gives no specific error.
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

/** A copy of a photo: upright, in a given size and format, in sRGB, without metadata (sharp drops it by default). */
export async function makeRasterCopy(original: Uint8Array, copy: PictureCopy): Promise<Uint8Array> {
  const sharp = loadSharp();
  const upright = sharp(original, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: copy.width, height: copy.height, fit: 'fill' });
  return encoders[copy.format](upright).toBuffer();
}
