/**
 * What may come out of the store of made files. Its hashes tell damage, and one file in the place of another, but not a
 * file that somebody has written there together with its hash: the store may have been filled by another machine (CI
 * services hand such folders from run to run). So only what a browser cannot run comes out of it, whoever put it there:
 * bitmaps, and the few plain shapes of icons. At worst a picture is a wrong one.
 */

/** First bytes of the kinds of bitmaps that are published, in hexadecimal; dots stand for any. */
const bitmapStarts = [
  /^89504e470d0a1a0a/,
  /^ffd8ff/,
  /^52494646.{8}57454250/,
  /^.{8}6674797061766966/,
  /^00000100/,
] as const;

const longestStart = 12;

/** Whether a file begins as PNG, JPEG, WebP, AVIF or ICO do. */
export function isBitmap(content: Uint8Array): boolean {
  const start = Buffer.from(content.subarray(0, longestStart)).toString('hex');
  return bitmapStarts.some((pattern) => pattern.test(start));
}

/** An attribute of a shape: numbers, names and colours, none of which can lead anywhere or run. */
const shapeAttribute =
  /(?: xmlns="http:\/\/www\.w3\.org\/2000\/svg"| (?:cx|cy|d|fill|height|id|points|r|rx|ry|transform|viewBox|width|x|x1|x2|y|y1|y2)="[\w\s.,#()+-]*")/;

const shapes = new RegExp(
  `^(?:<(?:circle|ellipse|line|path|polygon|polyline|rect|svg|symbol)${shapeAttribute.source}*/?>|</(?:svg|symbol)>)+$`,
);

/** Whether a drawing has nothing but the plain shapes that icons are made of. */
export function isPlainShapes(content: Uint8Array): boolean {
  return shapes.test(Buffer.from(content).toString());
}
