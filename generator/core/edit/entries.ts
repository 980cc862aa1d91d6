/** The entries of a block or a list as parts of the text: each with its comments, and the gaps between them. */
import { Scalar } from 'yaml';
import { type Branch, type Child, endOf, isFlow, scalarOf, startOf } from '../document/yaml-tree.ts';
import { lineEnd, lineStart, nextLine } from './splice.ts';

/** An item with its dash, or a key with its value. */
export interface Entry {
  readonly child: Child;
  /** Offset of the comment that leads it, at the start of its line; else of its own line; else as `start`. */
  readonly head: number;
  /** Offset of its dash or key; in brackets, of its first character. */
  readonly start: number;
  /** Offset behind it, the end of its last line not included. */
  readonly tail: number;
  /** Column of its dash or key. */
  readonly column: number;
  /** Whether something else stands before it on its line. */
  readonly isInline: boolean;
}

function isEmpty(branch: Branch): boolean {
  return scalarOf(branch) !== undefined && startOf(branch) === endOf(branch);
}

/** Offset of the dash of an item, found backwards from its value: only blanks and comments stand between. */
export function dashBefore(text: string, offset: number): number {
  for (let end = offset; end > 0; end = lineStart(text, end) - 1) {
    const lead = text.slice(lineStart(text, end), end).replace(/(?<=\s|^)#.*$/, '');
    if (lead.trim() !== '' || lineStart(text, end) === 0) {
      return lineStart(text, end) + lead.trimEnd().length - 1;
    }
  }
  return offset;
}

/** Offset behind the last character of a value; comments and empty lines behind it do not count. */
export function contentEnd(text: string, branch: Branch): number {
  const last = branch.children().at(-1);
  if (last !== undefined && !isFlow(branch)) {
    return endOfChild(text, last);
  }
  const [start, end] = [startOf(branch), endOf(branch)];
  const type = scalarOf(branch)?.type;
  const source = text.slice(start, end);
  const isBlockText = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  // A text that keeps the line ends behind it goes on up to the last of them.
  return isBlockText && /^[|>]\d?\+/.test(source)
    ? start + source.replace(/\r?\n$/, '').length
    : start + source.replace(/[ \t\r\n]+$/, '').length;
}

/** Offset behind the colon of a key, or behind the dash of an item: where the value may begin. */
export function valueStart(text: string, { key, value }: Child): number {
  return key === undefined ? dashBefore(text, startOf(value)) + 1 : text.indexOf(':', endOf(key)) + 1;
}

function endOfChild(text: string, child: Child): number {
  return child.value === undefined || isEmpty(child.value)
    ? valueStart(text, child)
    : contentEnd(text, child.value);
}

/** End of the last comment line that still belongs to an entry: directly below it, and deeper than it. */
function endWithComments(text: string, end: number, column: number): number {
  let stop = lineEnd(text, end);
  for (let start = nextLine(text, stop); start < text.length; start = nextLine(text, start)) {
    const line = text.slice(start, lineEnd(text, start));
    if (!line.trimStart().startsWith('#') || line.search(/\S/) <= column) {
      break;
    }
    stop = lineEnd(text, start);
  }
  return stop;
}

/** Start of the comment lines that lead an entry: directly above it, and in its column. */
function startWithComments(text: string, start: number, column: number): number {
  let head = lineStart(text, start);
  while (head > 0) {
    const above = lineStart(text, head - 1);
    const line = text.slice(above, head);
    if (!line.trimStart().startsWith('#') || line.search(/\S/) !== column) {
      break;
    }
    head = above;
  }
  return head;
}

function blockEntry(text: string, child: Child): Entry {
  const start = child.key === undefined ? dashBefore(text, startOf(child.value)) : startOf(child.key);
  const line = lineStart(text, start);
  const column = start - line;
  const isInline = text.slice(line, start).trim() !== '';
  return {
    child,
    start,
    column,
    isInline,
    head: isInline ? start : startWithComments(text, start, column),
    tail: endWithComments(text, endOfChild(text, child), column),
  };
}

function flowEntry(child: Child): Entry {
  const start = startOf(child.key ?? child.value);
  const last = child.value === undefined || isEmpty(child.value) ? child.key : child.value;
  const tail = last === undefined ? start : endOf(last);
  return { child, start, head: start, tail, column: 0, isInline: false };
}

/** The entries of a block or a list, in the order of the file. */
export function entriesOf(text: string, branch: Branch): Entry[] {
  return branch.children().map((child) => (isFlow(branch) ? flowEntry(child) : blockEntry(text, child)));
}

/** An entry as it would stand on lines of its own. */
export function entryText(text: string, { head, tail, column, isInline }: Entry): string {
  return (isInline ? ' '.repeat(column) : '') + text.slice(head, tail);
}
