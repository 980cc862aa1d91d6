/** Edits of how lines stand under each other: dashes and indicators that were lost, lines that moved or were joined. */
import {
  contentColumn,
  hasFormatKey,
  indentOf,
  isIdle,
  isWords,
  lineBefore,
  lineBehind,
  linesAround,
  shapeOfLine,
  startsWithDash,
  wordsAround,
} from '../document/line-shape.ts';
import { siteSchema } from '../schema/site.ts';
import { blockAtEdge, longDashes } from './line-edits.ts';
import { lostItemStart, lostKey } from './lost-line-edits.ts';
import {
  candidateFor,
  type LineEdit,
  levelWidth,
  type RepairCandidate,
  together,
  wholeLine,
} from './repair-candidate.ts';

const dash = '- ';
/** Most spaces by which lines are moved by accident. */
const widestShift = 4;
/** Most keys within a line, and most columns for each, at which a line may have begun. */
const mostKeys = 8;
const mostColumns = 8;
/** What makes a move unlikely, in spaces: any other way is shorter. */
const unlikely = 10;

/** What people and word processors put before the items of a list: a character, or a number. */
const oddMark = new RegExp(`^ *(?!\\*\\S)([${longDashes}•·●▪*]|\\d{1,2}[.)](?=[ \\t]))[ \\t]*(?=\\S)`);

/** The mark before the words of a list item that is no dash: a character, or a number with its sign. */
export function oddMarkOf(words: string): string | undefined {
  return oddMark.exec(words)?.[1];
}

/** Another mark in place of the dash of a list item, and of all items of the list. */
export function oddDashes(lines: readonly string[], line: number): RepairCandidate[] {
  const indent = indentOf(lines[line] ?? '');
  const restored = (at: number) => {
    const text = lines[at] ?? '';
    const [mark = '', character = ''] = indentOf(text) === indent ? (oddMark.exec(text) ?? []) : [];
    const range = { line: at, start: indent, end: indent + character.length };
    const edits = [{ line: at, text: ' '.repeat(indent) + dash + text.slice(mark.length) }];
    // A number may be meant.
    const isSafe = character.length === 1;
    return mark === '' ? [] : [candidateFor({ problem: 'odd-dash', character }, range, edits, { isSafe })];
  };
  const isOutside = (other: string) => indentOf(other) < indent;
  const [here] = restored(line);
  if (here === undefined) {
    return [];
  }
  const start = lineBefore(lines, line, isOutside) + 1;
  const items = lines
    .slice(start, lineBehind(lines, line, isOutside))
    .flatMap((_, index) => restored(start + index));
  return [...together(items), here];
}

/** A line that may have lost the dash with which its list item begins. */
function lostDash(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const indent = indentOf(text);
  const { key } = shapeOfLine(text);
  return [indent, indent - dash.length].flatMap((column) => {
    const isOutside = (other: string) => indentOf(other) <= column;
    const isItem = (other: string) => startsWithDash(other) && indentOf(other) === column;
    const above = lineBefore(lines, line, isOutside);
    const items = [above, lineBehind(lines, line, isOutside)]
      .map((index) => lines[index] ?? '')
      .filter(isItem);
    if (column < 0 || startsWithDash(text) || items.length === 0) {
      return [];
    }
    const typed = dash + text.trimStart();
    const isStuck = column < indent && isItem(lines[above] ?? '');
    const args = {
      problem: 'lost-dash',
      start: key ?? text.trim(),
      typed: typed.trim(),
      ...(isStuck && { firstLine: above + 1 }),
    } as const;
    const isSafe = key !== undefined && items.some((other) => shapeOfLine(other).key === key);
    return [
      candidateFor(args, wholeLine(line, text), [{ line, text: ' '.repeat(column) + typed }], { isSafe }),
    ];
  });
}

/** A key above a line that may have lost the indicator of a long text behind its colon. */
function lostIndicator(lines: readonly string[], line: number): RepairCandidate[] {
  const indent = indentOf(lines[line] ?? '');
  const owner = lineBefore(lines, line, (text) => indentOf(text) < indent);
  const text = lines[owner] ?? '';
  const { lead, value, key, tail } = shapeOfLine(text);
  const column = contentColumn(lead);
  const end = lineBehind(lines, owner, (below) => indentOf(below) <= column);
  const below = lines.slice(owner + 1, end).filter((other) => other.trim() !== '');
  if (key === undefined || value !== '' || !hasFormatKey(text) || !below.every(isWords)) {
    return [];
  }
  const isSafe = below.every((other) => indentOf(other) === indentOf(below[0] ?? ''));
  const range = { line: owner, start: column, end: text.length - tail.length };
  const edits = [{ line: owner, text: `${lead.trimEnd()} >-${tail}` }];
  return [candidateFor({ problem: 'lost-indicator', key }, range, edits, { isSafe })];
}

/** Lines moved to the right or, below 0, to the left. */
function shifted(lines: readonly string[], first: number, last: number, by: number): LineEdit[] {
  return lines.slice(first, last + 1).flatMap((text, index) => {
    const indent = ' '.repeat(Math.max(0, indentOf(text) + by));
    return text.trim() === '' ? [] : [{ line: first + index, text: indent + text.trimStart() }];
  });
}

/** Lines of a text that may belong under its first line, or under the key or the indicator that begins it. */
function textIndent(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const above = lines[lineBefore(lines, line)] ?? '';
  const indent = indentOf(text);
  const { lead, value, key } = shapeOfLine(above);
  const column = contentColumn(lead);
  const isBelowIndicator = key !== undefined && /^[>|][-+]?$/.test(value);
  const isBelowKey = isBelowIndicator || (key !== undefined && indent < column);
  const wanted = isBelowKey ? column + levelWidth : indentOf(above);
  if (!isWords(text) || !(isBelowKey || isWords(above)) || wanted <= indent) {
    return [];
  }
  const [, last] = wordsAround(lines, line);
  const args = { problem: 'text-indent', found: indent, wanted, from: line + 1, to: last + 1 } as const;
  const edits = shifted(lines, line, last, wanted - indent);
  // A comment may have lost its hash behind a line with a value.
  const isSafe = isBelowIndicator || !isBelowKey;
  return [candidateFor(args, wholeLine(line, text), edits, { isSafe })];
}

/** Columns of the blocks that are open above a line, the nearest first. */
function openColumns(lines: readonly string[], line: number): number[] {
  const columns = linesAround(lines, line).flatMap((above) => {
    const text = lines[above] ?? '';
    const column = indentOf(text);
    return startsWithDash(text) ? [column + dash.length, column] : column;
  });
  return [...new Set([indentOf(lines[lineBefore(lines, line)] ?? '') + levelWidth, ...columns])];
}

function shift(lines: readonly string[], first: number, last: number, by: number): RepairCandidate[] {
  const text = lines[first] ?? '';
  if (by === 0 || Math.abs(by) > widestShift) {
    return [];
  }
  const edits = shifted(lines, first, last, by);
  const content = edits.filter(({ line }) => !isIdle(lines[line] ?? ''));
  if (content.some(({ line }) => indentOf(lines[line] ?? '') + by < 0)) {
    return [];
  }
  const found = indentOf(text);
  const next = lines[lineBehind(lines, last)] ?? '';
  const isStraight = edits.every(
    (edit) => !hasFormatKey(edit.text) || indentOf(edit.text) % levelWidth === 0,
  );
  const distance = Math.abs(by) + (isStraight && indentOf(next) <= found + by ? 0 : unlikely);
  const args =
    content.length === 1
      ? ({ problem: 'indent', found, wanted: found + by } as const)
      : ({ problem: 'shifted', from: first + 1, to: last + 1, by: -by } as const);
  return [candidateFor(args, wholeLine(first, text), edits, { isSafe: true, distance })];
}

/** Lines that may stand too far to the left or to the right, as a block or alone. */
function shifts(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const indent = indentOf(text);
  if (!startsWithDash(text) && shapeOfLine(text).key === undefined) {
    return [];
  }
  // One line has moved, or a block, or blocks beside each other.
  const before = (fits: (line: string) => boolean) => lineBefore(lines, lineBehind(lines, line, fits));
  const ends = [
    line,
    before((other) => indentOf(other) <= indent),
    before((other) => indentOf(other) < indent),
  ];
  const found = openColumns(lines, line).flatMap((column) => {
    // An item that stands too far to the left ends where the next one stands right.
    const isNext = (other: string) => startsWithDash(other) && indentOf(other) === column;
    const item = before((other) => isNext(other) || indentOf(other) < indent);
    const all = new Set(startsWithDash(text) && column > indent ? [...ends, item] : ends);
    return [...all].flatMap((end) => shift(lines, line, end, column - indent));
  });
  // What stands right may show that what stands above it does not; the first line of a file moves no other.
  const above = indent % levelWidth === 0 ? linesAround(lines, line).filter((first) => first > 0) : [];
  return [
    ...found,
    ...above.flatMap((first) =>
      shift(lines, first, above[0] ?? first, indent - indentOf(lines[first] ?? '')),
    ),
  ];
}

/** Lines of a comment that may have lost their hash. */
function lostHash(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  if (!isWords(text)) {
    return [];
  }
  const [first, last] = wordsAround(lines, line);
  if (indentOf(lines[lineBehind(lines, last)] ?? '') > indentOf(text)) {
    // Something belongs to the line.
    return [];
  }
  const edits = lines.slice(first, last + 1).map((comment, index) => ({
    line: first + index,
    text: `${' '.repeat(indentOf(comment))}# ${comment.trimStart()}`,
  }));
  return [candidateFor({ problem: 'lost-hash' }, wholeLine(first, lines[first] ?? ''), edits)];
}

/** A key within a line, with the dash of its list item. */
const innerKey = /((?:- +)?)(?<![A-Za-z0-9_-])([A-Za-z][A-Za-z0-9_-]*):(?= |$)/g;

/** Offsets in a line at which the key of another line may begin; a word may end where it begins. */
function innerKeys(
  value: string,
  known: ReadonlySet<string>,
): { readonly at: number; readonly key: string }[] {
  return Array.from(value.matchAll(innerKey)).flatMap(({ index, 1: start = '', 2: name = '' }) =>
    Array.from(name, (_, skipped) => name.slice(skipped)).flatMap((key, skipped) => {
      if (skipped === 0) {
        return [{ at: index, key: start + key }];
      }
      return known.has(key) ? [{ at: index + start.length + skipped, key }] : [];
    }),
  );
}

/** A line that may be two: the end of the first has lost its line end. */
function joinedLines(lines: readonly string[], line: number): RepairCandidate[] {
  const text = lines[line] ?? '';
  const { lead, value, tail, key, dashes } = shapeOfLine(text);
  if (key === undefined && dashes === '') {
    return [];
  }
  const column = contentColumn(lead);
  const columns = new Set([column, column + levelWidth, ...openColumns(lines, line).slice(0, mostColumns)]);
  const known = new Set([
    ...Object.keys(siteSchema.shape),
    ...lines.map((other) => shapeOfLine(other).key ?? ''),
  ]);
  const inner = innerKeys(value + tail, known).slice(0, mostKeys);
  return inner.flatMap(({ at: offset, key: name }) => {
    const at = lead.length + offset;
    const range = { line, start: at, end: at + name.length };
    return [...columns].map((column) =>
      candidateFor({ problem: 'joined-lines', key: name }, range, [
        { line, text: `${text.slice(0, at).trimEnd()}\n${' '.repeat(column)}${text.slice(at)}` },
      ]),
    );
  });
}

/** Widths that a tab may stand for, in spaces; the first is what this format asks for, the last a tab too many. */
const tabWidths = [2, 4, 8, 0];

/** Spaces in place of all the tabs before lines that begin with one, and before those that the parser names. */
export function tabEdits(lines: readonly string[], named: ReadonlySet<number>): RepairCandidate[] {
  const tabbed = lines.flatMap((text, line) => {
    const indentation = /^[ \t]*/.exec(text)?.[0] ?? '';
    // A line that begins with a tab stands nowhere; blanks before the tab may be an owner's own words.
    const isMeant = text.trim() !== '' && (indentation.startsWith('\t') || named.has(line));
    return isMeant && indentation.includes('\t') ? [{ line, text, indentation }] : [];
  });
  const mayBeTooMany = tabbed.every(
    ({ text, indentation }) => indentation.includes(' ') || blockAtEdge.test(text),
  );
  const [first] = tabbed;
  return first === undefined
    ? []
    : tabWidths
        .filter((width) => width > 0 || mayBeTooMany)
        .map((width) => {
          const edits = tabbed.map(({ line, text, indentation }) => ({
            line,
            text: indentation.replaceAll('\t', ' '.repeat(width)) + text.slice(indentation.length),
          }));
          return candidateFor({ problem: 'tab' }, wholeLine(first.line, first.text), edits, { isSafe: true });
        });
}

type Edits = (lines: readonly string[], line: number) => RepairCandidate[];

/** Edits of some kinds at some lines, the likeliest first. */
const editsOf =
  (...kinds: readonly Edits[]) =>
  (lines: readonly string[], suspects: readonly number[]): RepairCandidate[] =>
    kinds.flatMap((edits) => suspects.flatMap((line) => edits(lines, line)));

/** All edits of the layout at some lines. */
export const layoutEdits = editsOf(
  joinedLines,
  lostDash,
  lostIndicator,
  textIndent,
  lostItemStart,
  lostKey,
  shifts,
  lostHash,
);

/** Edits that begin a list item at some lines. */
export const itemEdits = editsOf(lostDash, lostItemStart);
