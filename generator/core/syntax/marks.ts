/** Marks of YAML: line ends, brackets, commas and the signs of keys and items. The parser's time grows with their number. */

/** A short site written in brackets has a mark in eleven characters, a longer one in eighteen. */
export const charactersPerMark = 10;

/** Character codes: taking single characters out of a large text takes several times as long. */
export const codes = {
  lineEnd: 0x0a,
  comma: 0x2c,
  dash: 0x2d,
  colon: 0x3a,
  question: 0x3f,
  openBracket: 0x5b,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

/** Whether a character of a text is a mark. */
export function isMark(text: string, offset: number): boolean {
  switch (text.charCodeAt(offset)) {
    case codes.lineEnd:
    case codes.comma:
    case codes.openBracket:
    case codes.closeBracket:
    case codes.openBrace:
    case codes.closeBrace:
      return true;
    case codes.colon:
    case codes.dash:
    case codes.question:
      return /\s/.test(text[offset + 1] ?? ' ');
    default:
      return false;
  }
}

/** What it costs to parse a text, in characters of a text that has no more marks than a site. */
export function costOfParsing(text: string): number {
  let marks = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    marks += isMark(text, offset) ? 1 : 0;
  }
  return Math.max(text.length, charactersPerMark * marks);
}
