/** Marks of Markdown around what is selected of a text. */

/** What stands between two paragraphs, or before an item of a list. */
const between = /(\n(?:[ \t]*\n)+|\n(?=[ \t]*(?:[-*+]|\d+[.)])[ \t]))/;

/** The mark of a list item or blanks, words, and blanks behind them. */
const partsOfParagraph = /^(\s*(?:(?:[-*+]|\d+[.)])\s+)?)([\s\S]*?)(\s*)$/;

const item = /^- /;

/** Marks that stand around words. */
export type WordMark = '*' | '**';

function hasMark(words: string, mark: WordMark): boolean {
  const [{ length }] = /^\**/.exec(words) ?? [''];
  return (
    words.length > 2 * length &&
    words.endsWith('*'.repeat(length)) &&
    (mark === '*' ? length % 2 === 1 : length > 1)
  );
}

/** Puts a mark around the words of every paragraph and item, which it cannot go beyond; off where all have it. */
export function toggleMark(selected: string, mark: WordMark): string {
  const parts = selected.split(between).map((part) => partsOfParagraph.exec(part) ?? []);
  const isMarked = parts.every(([, , words = '']) => words === '' || hasMark(words, mark));
  return parts
    .map(([, before = '', words = '', behind = '']) => {
      const isKept = words === '' || (!isMarked && hasMark(words, mark));
      const marked = isMarked ? words.slice(mark.length, -mark.length) : mark + words + mark;
      return before + (isKept ? words : marked) + behind;
    })
    .join('');
}

/** Makes items of lines, and lines of items where all are; lines with nothing on them go, as they would part the list. */
export function toggleList(lines: string): string {
  const words = lines.trim().split(/\n\s*/);
  const isList = words.every((line) => item.test(line));
  const written = words.map((line) =>
    isList ? line.replace(item, '') : item.test(line) ? line : `- ${line}`,
  );
  return lines.replace(lines.trim(), () => written.join('\n'));
}

/** The lines that a selection touches, as offsets. */
export function linesAround(text: string, start: number, end: number): readonly [start: number, end: number] {
  const next = text.indexOf('\n', end);
  return [text.slice(0, start).lastIndexOf('\n') + 1, next === -1 ? text.length : next];
}
