/** Pictures that the owner gives to the editor, made ready for the pictures folder. */
import type { PictureProblem } from '../core/findings/catalogue/unsafe-picture.ts';
import { widestCopy } from '../core/resolve/picture-copies.ts';
import { loadSharp } from '../image-library.ts';
import { mostPixels } from './pixel-limit.ts';
import { rasterSize } from './raster.ts';
import { readSvg } from './read-svg.ts';

export interface PreparedPicture {
  /** Ending of its name, by its content. */
  readonly ending: 'svg' | 'jpg' | 'png' | 'webp' | 'avif';
  readonly content: Uint8Array;
}

/**
 * A drawing cleaned by the allow-lists, or a photo decoded and encoded anew: upright, without metadata, no wider than
 * what is published.
 */
export async function preparePicture(content: Buffer): Promise<PreparedPicture | PictureProblem> {
  return /^(?:\uFEFF)?\s*</.test(content.toString('utf8', 0, longestLead))
    ? prepareDrawing(content)
    : preparePhoto(content);
}

/** Bytes in which a drawing shows that it is one. */
const longestLead = 1000;

function prepareDrawing(content: Buffer): PreparedPicture | PictureProblem {
  const drawing = readSvg(content.toString());
  if (typeof drawing === 'string') {
    return drawing;
  }
  // Without a size no place could be kept for it on a page.
  return drawing.size === undefined ? 'damaged' : { ending: 'svg', content: Buffer.from(drawing.text) };
}

async function preparePhoto(content: Buffer): Promise<PreparedPicture | PictureProblem> {
  const size = await rasterSize(content);
  if (typeof size === 'string') {
    return size;
  }
  const sharp = loadSharp();
  const upright = sharp(content, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: widestCopy, withoutEnlargement: true });
  try {
    // The published copies are made from this one: the quality is higher than theirs.
    switch ((await sharp(content).metadata()).format) {
      case 'png':
        return { ending: 'png', content: await upright.png({ compressionLevel: 9 }).toBuffer() };
      case 'webp':
        return { ending: 'webp', content: await upright.webp({ quality: 92 }).toBuffer() };
      case 'heif':
        return { ending: 'avif', content: await upright.avif({ quality: 75 }).toBuffer() };
      default:
        return { ending: 'jpg', content: await upright.jpeg({ quality: 92, mozjpeg: true }).toBuffer() };
    }
  } catch {
    return 'damaged';
  }
}
