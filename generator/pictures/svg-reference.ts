import { imageSize } from 'image-size';
import { mostPixels } from './pixel-limit.ts';
import { SvgRefusal } from './svg-refusal.ts';

/** Data URLs of allowed bitmaps. */
const embeddedBitmap = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** Names of these formats in `image-size`. */
const bitmapTypes: ReadonlySet<string> = new Set(['png', 'jpg', 'gif', 'webp']);

/** Signatures of Exif and XMP metadata. */
const metadataSignatures = [
  'Exif\0\0',
  'eXIf',
  'EXIF',
  'ns.adobe.com/xap',
  'XML:com.adobe.xmp',
  'XMP ',
] as const;

/**
 * A reference to the drawing itself or, where allowed, an embedded bitmap.
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

/** @throws SvgRefusal, or another error where it is not one */
function checkBitmap(content: Buffer): void {
  const { width, height, type = '' } = imageSize(content);
  if (!bitmapTypes.has(type)) {
    throw new SvgRefusal('damaged');
  }
  if (width * height > mostPixels) {
    throw new SvgRefusal('too-large');
  }
  if (metadataSignatures.some((signature) => content.includes(signature, 0, 'latin1'))) {
    throw new SvgRefusal('photo-data');
  }
}
