/** Slips in how lines stand under each other: lost dashes, lost signs, lines and blocks that were shifted. */
import {
  hasFormatKey,
  indentOf,
  isIdle,
  lineBefore,
  lineBehind,
  shapeOfLine,
  startsWithDash,
} from '../document/line-shape.ts';
import { type LineEdit, type Reading, wholeLine } from './repair-candidate.ts';

const dash = '- ';

/** Spaces for a level of the file. */
const levelWidth = 2;

/** What makes a shift unlikely, in spaces: any other way is shorter. */
const unlikely = 10;

/** Most spaces by which lines are shifted by accident. */
const widestShift = 4;

function withIndent(line: string, indent: number): string {
  return ' '.repeat(Math.max(0, indent)) + line.trimStart();
}

/** The name or the first words of a list item, which tell items of one list from others. */
function itemKey(line: string): string | undefined {
  return shapeOfLine(line.replace(/^ *(?:- +)?/, '')).key;
}

/** A line that lost the dash with which its list item begins. */
export function lostDash(lines: readonly string[], line: number): Reading[] {
  const text = lines[line] ?? '';
  const indent = indentOf(text);
  if (text.trim() === '' || startsWithDash(text)) {
    return [];
  }
  const key = shapeOfLine(text).key;
  return [indent, indent - dash.length].flatMap((column) => {
    const isOutside = (other: string) => indentOf(other) <= column;
    const neighbours = [lineBefore(lines, line, isOutside), lineBehind(lines, line, isOutside)]
      .map((index) => lines[index] ?? '')
      .filter((other) => indentOf(other) === column && startsWithDash(other));
    const isItem = neighbours.some((other) => itemKey(other) === key);
    if (column < 0 || !isItem) {
      return [];
    }
    const mended = ' '.repeat(column) + dash + text.trimStart();
    return [
      {
        args: { problem: 'lost-dash', start: key ?? text.trim(), typed: mended.trim() } as const,
        place: wholeLine(line, text),
        edits: [{ line, text: mended }],
        isSafe: key !== undefined,
      },
    ];
  });
}

/** Lines moved to the right or, below 0, to the left; idle lines as far as they can go. */
function shifted(lines: readonly string[], first: number, last: number, by: number): LineEdit[] {
  const edits: LineEdit[] = [];
  for (let line = first; line <= last; line += 1) {
    const text = lines[line] ?? '';
    if (text.trim() !== '') {
      edits.push({ line, text: withIndent(text, indentOf(text) + by) });
    }
  }
  return edits;
}

/** Where a run of lines that were shifted together may end, the line itself first. */
function endsOfRun(lines: readonly string[], first: number, by: number): number[] {
  const text = lines[first] ?? '';
  const indent = indentOf(text);
  const meant = indent + by;
  const ends = [
    first,
    lineBefore(
      lines,
      lineBehind(lines, first, (line) => indentOf(line) <= indent),
    ),
    lineBefore(
      lines,
      lineBehind(lines, first, (line) => indentOf(line) < indent),
    ),
    lineBefore(
      lines,
      lineBehind(lines, first, (line) => indentOf(line) <= meant && startsWithDash(line)),
    ),
  ];
  if (by % levelWidth !== 0) {
    const isStraight = (line: string) => (indentOf(line) - meant) % levelWidth === 0;
    ends.push(lineBefore(lines, lineBehind(lines, first, isStraight)));
  }
  const child = lines[lineBehind(lines, first)] ?? '';
  // Where what stands below has moved along, the line has not moved alone.
  const isBlock = indentOf(child) === indent + levelWidth;
  return [...new Set(ends)].filter((end) => end > first || (end === first && !isBlock));
}

/** Indentations of the blocks that are open above a line, the nearest first. */
function openIndents(lines: readonly string[], line: number): number[] {
  const indents: number[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let above = lineBefore(lines, line); above !== -1 && limit > 0; ) {
    const text = lines[above] ?? '';
    const column = indentOf(text);
    if (startsWithDash(text)) {
      indents.push(column + dash.length);
    }
    indents.push(column);
    limit = column;
    above = lineBefore(lines, above, (other) => indentOf(other) < limit);
  }
  const nearest = lines[lineBefore(lines, line)] ?? '';
  return [indentOf(nearest) + levelWidth, ...indents];
}

/** Whether shifted lines stand on a level of the file, beside items of their kind, and take no further lines along. */
function isLikely(lines: readonly string[], content: readonly LineEdit[], indent: number): boolean {
  const [head] = content;
  const last = content.at(-1);
  if (head === undefined || last === undefined) {
    return false;
  }
  const isStraight = content.every(({ text }) => !hasFormatKey(text) || indentOf(text) % levelWidth === 0);
  const next = lines[lineBehind(lines, last.line)] ?? '';
  const neighbour = lines[lineBefore(lines, head.line, (line) => indentOf(line) <= indent)] ?? '';
  const isAlien =
    startsWithDash(head.text) &&
    startsWithDash(neighbour) &&
    indentOf(neighbour) === indent &&
    itemKey(neighbour) !== itemKey(head.text);
  return isStraight && indentOf(next) <= indent && !isAlien;
}

function shiftReading(
  lines: readonly string[],
  first: number,
  last: number,
  by: number,
): Reading | undefined {
  const text = lines[first] ?? '';
  const edits = shifted(lines, first, last, by);
  const content = edits.filter(({ line }) => !isIdle(lines[line] ?? ''));
  const isPossible = content.every(({ line }) => indentOf(lines[line] ?? '') + by >= 0);
  if (!isPossible) {
    return undefined;
  }
  const found = indentOf(text);
  const distance = Math.abs(by) + (isLikely(lines, content, found + by) ? 0 : unlikely);
  const args =
    content.length === 1
      ? ({ problem: 'indent', found, wanted: found + by } as const)
      : ({ problem: 'shifted', from: first + 1, to: last + 1, by: -by, isSure: true } as const);
  return { args, place: wholeLine(first, text), edits, isSafe: true, distance };
}

/** Lines that stand too far to the left or to the right, as a block or alone; the shortest way first. */
export function shifts(lines: readonly string[], line: number): Reading[] {
  const text = lines[line] ?? '';
  const indent = indentOf(text);
  if (!startsWithDash(text) && shapeOfLine(text).key === undefined) {
    return [];
  }
  const from = [...new Set(openIndents(lines, line))]
    .map((target) => target - indent)
    .filter((by) => by !== 0 && Math.abs(by) <= widestShift)
    .flatMap((by) => endsOfRun(lines, line, by).map((end) => shiftReading(lines, line, end, by)));
  // What stands right may show that what stands above it does not.
  const last = lineBefore(lines, line);
  const above: (Reading | undefined)[] = [];
  for (let first = last; first > 0; ) {
    const by = indent - indentOf(lines[first] ?? '');
    if (by !== 0 && Math.abs(by) <= widestShift) {
      above.push(shiftReading(lines, first, last, by));
    }
    const limit = indentOf(lines[first] ?? '');
    first = lineBefore(lines, first, (other) => indentOf(other) < limit);
  }
  return [...from, ...above]
    .filter((reading) => reading !== undefined)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.edits.length - b.edits.length);
}

/** A line or several of a text that do not stand under its first line, or under the sign that begins it. */
export function textIndent(lines: readonly string[], line: number): Reading[] {
  const isWords = (text: string) => text.trim() !== '' && !hasFormatKey(text) && !startsWithDash(text);
  const text = lines[line] ?? '';
  const before = lineBefore(lines, line);
  const above = lines[before] ?? '';
  const indent = indentOf(text);
  if (before === -1 || !isWords(text)) {
    return [];
  }
  const { lead, value, key } = shapeOfLine(above);
  const isBelowSign = key !== undefined && /^[>|][-+]?$/.test(value);
  const isBelowText = isWords(above) && indentOf(above) > indent;
  const wanted = isBelowSign ? lead.search(/[^ -]|$/) + levelWidth : indentOf(above);
  if (!(isBelowSign || isBelowText) || wanted <= indent) {
    return [];
  }
  let last = line;
  while (isWords(lines[last + 1] ?? '') && indentOf(lines[last + 1] ?? '') === indent) {
    last += 1;
  }
  return [
    {
      args: { problem: 'text-indent', found: indent, wanted, from: line + 1, to: last + 1 },
      place: wholeLine(line, text),
      edits: shifted(lines, line, last, wanted - indent),
      isSafe: true,
    },
  ];
}

/** A key that lost the sign of a long text behind its colon. */
export function lostSign(lines: readonly string[], line: number): Reading[] {
  const indent = indentOf(lines[line] ?? '');
  const owner = lineBefore(lines, line, (text) => indentOf(text) < indent);
  const text = lines[owner] ?? '';
  const { lead, value, key, tail } = shapeOfLine(text);
  const column = lead.search(/[^ -]|$/);
  if (owner === -1 || key === undefined || value !== '' || !hasFormatKey(text)) {
    return [];
  }
  const end = lineBehind(lines, owner, (below) => indentOf(below) <= column);
  const below = lines.slice(owner + 1, end).filter((other) => other.trim() !== '');
  if (below.some((other) => hasFormatKey(other) || startsWithDash(other) || isIdle(other))) {
    return [];
  }
  return [
    {
      args: { problem: 'lost-sign', key },
      place: { line: owner, start: column, end: text.length - tail.length },
      edits: [{ line: owner, text: `${lead.trimEnd()} >-${tail}` }],
      isSafe: below.every((other) => indentOf(other) === indentOf(below[0] ?? '')),
    },
  ];
}

/** Lines of a comment that lost their sign. */
export function lostHash(lines: readonly string[], line: number): Reading[] {
  const isWords = (index: number) => {
    const text = lines[index] ?? '';
    return text.trim() !== '' && !isIdle(text) && !hasFormatKey(text) && !startsWithDash(text);
  };
  if (!isWords(line)) {
    return [];
  }
  const indent = indentOf(lines[line] ?? '');
  let first = line;
  while (isWords(first - 1) && indentOf(lines[first - 1] ?? '') === indent) {
    first -= 1;
  }
  let last = line;
  while (isWords(last + 1) && indentOf(lines[last + 1] ?? '') === indent) {
    last += 1;
  }
  const edits: LineEdit[] = [];
  for (let index = first; index <= last; index += 1) {
    const text = lines[index] ?? '';
    edits.push({ line: index, text: `${' '.repeat(indentOf(text))}# ${text.trimStart()}` });
  }
  return [
    {
      args: { problem: 'lost-hash' },
      place: wholeLine(first, lines[first] ?? ''),
      edits,
      isSafe: false,
    },
  ];
}
