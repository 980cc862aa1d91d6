/** Checks of photo files that the image library does not make. Only the container is read, nothing is decoded. */

/** Brands of HEIF files with HEVC compression, the default of iPhones; of the browsers only Safari shows them. */
const heicBrand = /^ftyphe(?:ic|ix|im|is|vc|vx)/;

/** Whether a photo is in the format of iPhones, whatever its name. */
export function isHeic(content: Buffer): boolean {
  return heicBrand.test(content.toString('latin1', 4, 12));
}

/** Whether a PNG file is animated: then an `acTL` chunk precedes the first `IDAT` chunk. */
export function isAnimatedPng(content: Buffer): boolean {
  const start = content.indexOf('IDAT');
  return start !== -1 && content.subarray(0, start).includes('acTL');
}

/**
 * Whether a photo file ends before its picture does, as after an interrupted upload. WebP needs no check: the image
 * library rejects a header that promises more than there is.
 * @param format as the image library names it
 */
export function isTruncated(content: Buffer, format: string | undefined): boolean {
  switch (format) {
    case 'jpeg':
      return isTruncatedJpeg(content);
    case 'png':
      return isTruncatedPng(content);
    case 'heif':
      return isTruncatedAvif(content);
    default:
      return false;
  }
}

/** JPEG markers, each after a byte 0xff: start of scan and end of image. */
const startOfScan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** JPEG markers without a length: fillers, restarts, start of image. */
const isStandalone = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function isTruncatedJpeg(content: Buffer): boolean {
  let offset = content.indexOf(0xff);
  while (offset !== -1 && offset + 4 <= content.length) {
    const marker = content.readUInt8(offset + 1);
    if (marker === startOfScan) {
      // Compressed data never contains the end marker; before it, an embedded thumbnail may.
      return !content.includes(endOfImage, offset);
    }
    const length = isStandalone(marker) ? 0 : content.readUInt16BE(offset + 2);
    // Any number of bytes 0xff may precede a marker.
    offset = content.indexOf(0xff, marker === 0xff ? offset + 1 : offset + 2 + length);
  }
  return true;
}

const pngSignatureBytes = 8;
/** Length and type before the data of a PNG chunk, and the check sum after it. */
const pngChunkOverhead = 12;

function isTruncatedPng(content: Buffer): boolean {
  let offset = pngSignatureBytes;
  while (offset + pngChunkOverhead <= content.length) {
    if (content.toString('latin1', offset + 4, offset + 8) === 'IEND') {
      return false;
    }
    offset += pngChunkOverhead + content.readUInt32BE(offset);
  }
  return true;
}

/** Length and type before the content of an ISO base media box. */
const boxHeaderBytes = 8;

function isTruncatedAvif(content: Buffer): boolean {
  let offset = 0;
  while (offset + boxHeaderBytes <= content.length) {
    const length = content.readUInt32BE(offset);
    // Smaller values are special, for example 'up to the end of the file'.
    if (length < boxHeaderBytes) {
      return false;
    }
    if (content.toString('latin1', offset + 4, offset + boxHeaderBytes) === 'mdat') {
      return offset + length > content.length;
    }
    offset += length;
  }
  return false;
}
