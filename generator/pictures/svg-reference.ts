import { imageSize } from 'image-size';
import { mostPixels } from './pixel-limit.ts';
import { SvgRefusal } from './svg-refusal.ts';

/** Bitmaps that may stand within a drawing. */
const embeddedBitmap = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** What the library that reads sizes calls them. */
const bitmapTypes: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp']);

/** Where cameras and photo editors leave what they know: Exif and XMP. */
const photoDataMarks = ['Exif\0\0', 'eXIf', 'EXIF', 'ns.adobe.com/xap', 'XML:com.adobe.xmp', 'XMP '] as const;

/**
 * The address of a part of the drawing itself or, where it may be one, of a bitmap within it.
 * @throws SvgRefusal for any other address
 */
export function checkReference(address: string, mayBeBitmap: boolean): string {
  if (address.startsWith('#')) {
    return address;
  }
  if (!mayBeBitmap || !embeddedBitmap.test(address)) {
    throw new SvgRefusal('other-file');
  }
  checkBitmap(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  return address;
}

function checkBitmap(content: Buffer): void {
  const { width, height, type = '' } = sizeOf(content);
  if (!bitmapTypes.has(type)) {
    throw new SvgRefusal('damaged');
  }
  if (width * height > mostPixels) {
    throw new SvgRefusal('too-large');
  }
  if (photoDataMarks.some((mark) => content.includes(mark, 0, 'latin1'))) {
    throw new SvgRefusal('photo-data');
  }
}

function sizeOf(content: Buffer) {
  try {
    return imageSize(content);
  } catch {
    throw new SvgRefusal('damaged');
  }
}
