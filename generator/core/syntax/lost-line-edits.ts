/** Edits that restore a line that was lost: the first one of a list item, or the key above a list, a block or a text. */
import {
  contentColumn,
  indentOf,
  isIdle,
  isWords,
  lineBefore,
  lineBehind,
  shapeOfLine,
  startsWithDash,
  wordsAround,
} from '../document/line-shape.ts';
import { type Content, keysAbove } from '../schema/known-keys.ts';
import { candidateFor, levelWidth, type RepairCandidate, wholeLine } from './repair-candidate.ts';

/** The first line of a list item with a long text, such as `- text: >-` or `- >-`, without a comment behind it. */
const textItem = /^ *- +(?:[A-Za-z][A-Za-z0-9_-]*: +)?[>|][-+]?(?=$| +#)/;

/** A text before which the first line of its list item may have been lost; the nearest other item shows it. */
export function lostItemStart(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const [first] = wordsAround(lines, line);
  const above = lines[first - 1];
  const isStart = (other: string) => textItem.test(other) && indentOf(other) < indentOf(text);
  const [start] = [lineBefore(lines, line, isStart), lineBehind(lines, line, isStart)].flatMap(
    (index) => textItem.exec(lines[index] ?? '') ?? [],
  );
  if (!isWords(text) || above === undefined || start === undefined) {
    return [];
  }
  const restored = /^ *- *$/.test(above) ? start : `${above}\n${start}`;
  return [
    candidateFor({ problem: 'lost-item-start', typed: start.trim() }, wholeLine(first, lines[first] ?? ''), [
      { line: first - 1, text: restored },
    ]),
  ];
}

/** What some lines are by the look of the first one, and what stands behind the colon above them. */
function contentsBelow(text: string): { readonly content: Content; readonly mark: string }[] {
  const isItem = startsWithDash(text);
  const { key } = shapeOfLine(text);
  if (isItem) {
    const list = { content: { kind: 'list', key }, mark: '' } as const;
    return key === undefined ? [list, { content: { kind: 'text' }, mark: ' |' }] : [list];
  }
  return key === undefined
    ? [{ content: { kind: 'text' }, mark: ' >-' }]
    : [{ content: { kind: 'block', key }, mark: '' }];
}

/**
 * Lines above which the line with their key may have been lost: the schema knows which keys have such content. Keys at
 * the edge of the file are left out: an item that stands below none of them is more likely to have been pasted there.
 */
export function lostKey(lines: readonly string[], line: number): RepairCandidate[] {
  const indent = indentOf(lines[line] ?? '');
  const isItem = startsWithDash(lines[line] ?? '');
  const above = lineBefore(
    lines,
    line,
    (other) => indentOf(other) < indent || (indentOf(other) === indent && startsWithDash(other) !== isItem),
  );
  const first = lineBehind(lines, above);
  const text = lines[first];
  if (above < 0 || text === undefined) {
    return [];
  }
  const columns = (isItem ? [indent - levelWidth, indent] : [indent - levelWidth]).filter(
    (column) => column > 0,
  );
  return columns.flatMap((column) => {
    const isOutside = (other: string) => indentOf(other) < column;
    const opening = Math.max(0, lineBefore(lines, first, isOutside));
    const block = lines.slice(opening, lineBehind(lines, first, isOutside));
    const beside = block.filter((other) => !isIdle(other) && contentColumn(other) === column);
    const others = new Map(
      beside.map(shapeOfLine).flatMap(({ key, value }) => (key === undefined ? [] : [[key, value] as const])),
    );
    return contentsBelow(text).flatMap(({ content, mark }) =>
      [...keysAbove(content, others)].map((key) => {
        const typed = `${key}:${mark}`;
        const edit = { line: first - 1, text: `${lines[first - 1]}\n${' '.repeat(column)}${typed}` };
        return candidateFor({ problem: 'lost-key', typed }, wholeLine(first, text), [edit]);
      }),
    );
  });
}
