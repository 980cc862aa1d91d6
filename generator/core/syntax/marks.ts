/** Marks of YAML: line ends, brackets, commas and the signs of keys and items. The parser's time grows with their number. */

/** A short site written in brackets has a mark in eleven characters, a longer one in eighteen. */
export const charactersPerMark = 10;

/** Whether a character of a text is a mark. */
export function isMark(text: string, offset: number): boolean {
  switch (text[offset]) {
    case '\n':
    case ',':
    case '[':
    case ']':
    case '{':
    case '}':
      return true;
    case ':':
    case '-':
    case '?':
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
