/** What the first bytes of a picture tell that the image library does not. */

/** Brands of files whose pictures are compressed as phones do it by default, and no browser but Safari reads. */
const heicBrand = /^ftyphe(?:ic|ix|im|is|vc|vx)/;

/** Whether a photo has the format of phones, under whatever name. */
export function isHeic(content: Buffer): boolean {
  return heicBrand.test(content.toString('latin1', 4, 12));
}

/** Whether a PNG file has several pictures: their number stands before the first of them. */
export function isAnimatedPng(content: Buffer): boolean {
  const start = content.indexOf('IDAT');
  return start !== -1 && content.subarray(0, start).includes('acTL');
}
