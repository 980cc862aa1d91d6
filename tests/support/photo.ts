import sharp from 'sharp';

/** A photo as a camera makes it: larger than a page needs. */
export const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2c8654' } })
  .jpeg()
  .toBuffer();
