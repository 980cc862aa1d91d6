/**
 * Checks of cached content. Hashes detect damage but not a file that another machine has written with its hash, for
 * example through a CI cache. Therefore only content that a browser cannot execute is accepted: bitmaps and the plain
 * shapes of icons. At worst a picture is a wrong one.
 */

/** Signatures of the published bitmap formats in hexadecimal; dots stand for any digit. */
const bitmapStarts = [
  /^89504e470d0a1a0a/,
  /^ffd8ff/,
  /^52494646.{8}57454250/,
  /^.{8}6674797061766966/,
  /^00000100/,
] as const;

const longestStart = 12;

/** Whether the content has the signature of PNG, JPEG, WebP, AVIF or ICO. */
export function isBitmap(content: Uint8Array): boolean {
  const start = Buffer.from(content.subarray(0, longestStart)).toString('hex');
  return bitmapStarts.some((pattern) => pattern.test(start));
}

/** An attribute of numbers, names and colours, which can neither link nor execute anything. */
const shapeAttribute =
  /(?: xmlns="http:\/\/www\.w3\.org\/2000\/svg"| (?:cx|cy|d|fill|height|id|points|r|rx|ry|transform|viewBox|width|x|x1|x2|y|y1|y2)="[\w\s.,#()+-]*")/;

const shapes = new RegExp(
  `^(?:<(?:circle|ellipse|line|path|polygon|polyline|rect|svg|symbol)${shapeAttribute.source}*/?>|</(?:svg|symbol)>)+$`,
);

/** Whether a drawing consists of the plain shapes of icons. */
export function isPlainShapes(content: Uint8Array): boolean {
  return shapes.test(Buffer.from(content).toString());
}
