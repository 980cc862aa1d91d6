/** What each line of a file says, as far as it can be read: of a broken file, every part that can be read by itself. */
import { type Document, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { indentOf, isIdle } from '../document/line-shape.ts';
import { parseText } from '../document/parse-text.ts';

/** A key with its value, or an item of a list. Lines and columns count from 0. */
export interface Entry {
  readonly line: number;
  readonly column: number;
  /** `-` for an item of a list. */
  readonly key: string;
  /** A single value as JSON; the kind of a block or list. */
  readonly value: string;
  /** The last line of a single value. */
  readonly lastLine: number;
  /** Whether the value may go on below, where it cannot be read. */
  readonly isOpen?: boolean;
  /** Line of the entry that this one belongs to, -1 at the top; absent where a mistake makes that uncertain. */
  readonly owner?: number;
}

interface ReadableEntries {
  readonly entries: readonly Entry[];
  /** Whether the whole text could be read. */
  readonly isWhole: boolean;
  /** Whether the text is too large or too broken to look at all of its parts. */
  readonly isCutShort: boolean;
}

/** How much is read of a broken text, part by part, in its own lengths: parts are read again within smaller ones. */
const readingsOfText = 12;

export const itemKey = '-';
/** Kinds of values that are no single ones; no JSON begins like this and ends there. */
const blockValue = '{';
const listValue = '[';
export const itemsOrBlock: ReadonlySet<string> = new Set([blockValue, listValue]);

/** The dash of a list with which a line begins. */
const firstDash = /^( *)-(?= |$)/;

/** Longest part that is kept, in UTF-16 units, and most of them: some megabytes together. */
const longestKeptPart = 200;
const mostKeptParts = 2000;

const keptParts = new Map<string, Document.Parsed>();

/** Parses a part. Every edit that is tried leaves most lines as they are: what was read of a line is kept. */
function parsePart(text: string): Document.Parsed {
  if (text.length > longestKeptPart) {
    return parseText(text);
  }
  const document = keptParts.get(text) ?? parseText(text);
  if (keptParts.size >= mostKeptParts) {
    keptParts.clear();
  }
  keptParts.set(text, document);
  return document;
}

class EntryReader {
  readonly entries: Entry[] = [];
  isCutShort = false;
  private left: number;

  constructor(length: number) {
    this.left = length * readingsOfText;
  }

  /**
   * Reads lines of a file as one text; where that is impossible, the parts that they consist of.
   * @param first line of the file with which they begin
   * @param owner line of the entry that they belong to, where that is certain
   * @returns whether they could be read as one
   */
  read(lines: readonly string[], first: number, owner?: number): boolean {
    const text = lines.join('\n');
    this.left -= text.length;
    this.isCutShort ||= this.left < 0;
    if (this.isCutShort) {
      return false;
    }
    const document = parsePart(text);
    if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) {
      this.readParts(lines, first);
      return false;
    }
    this.collect(document.contents, new LineIndex(text), first, owner);
    return true;
  }

  /** Parts begin where a line stands as far to the left as any; what a tab stands for is not known. */
  private readParts(lines: readonly string[], first: number): void {
    const indents = lines.map((line) =>
      isIdle(line) || /^ *\t/.test(line) ? Number.POSITIVE_INFINITY : indentOf(line),
    );
    const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const starts = indents.flatMap((indent, index) =>
      indent === least && Number.isFinite(indent) ? [index] : [],
    );
    const [start, ...others] = starts;
    if (start === undefined) {
      return;
    }
    if (start === 0 && others.length === 0) {
      this.readHead(lines, first);
      return;
    }
    const bounds = [...new Set([0, ...starts])];
    for (const [index, from] of bounds.entries()) {
      this.read(lines.slice(from, bounds[index + 1]), first + from);
    }
  }

  /** A part with one line at its edge: that line and all that stands below it. */
  private readHead(lines: readonly string[], first: number): void {
    const [head = '', ...rest] = lines;
    const inner = head.replace(firstDash, '$1 ');
    if (inner !== head) {
      const column = inner.search(/\S/);
      if (column !== -1) {
        this.entries.push({
          line: first,
          column,
          key: itemKey,
          value: blockValue,
          lastLine: first,
          isOpen: true,
        });
      }
      this.read([inner, ...rest], first);
    } else if (rest.length > 0) {
      const known = this.entries.length;
      this.read([head], first);
      const entry = this.entries[known];
      if (entry !== undefined) {
        this.entries[known] = { ...entry, isOpen: true };
      }
      this.read(rest, first + 1);
    }
  }

  private collect(node: Node | null, index: LineIndex, first: number, owner: number | undefined): void {
    const add = (key: string, start: number, value: unknown): number => {
      const line = index.lineAt(start);
      const range = isScalar(value) ? value.range : undefined;
      const last = range ? Math.max(line, index.lineAt(Math.max(range[0], range[1] - 1))) : line;
      this.entries.push({
        line: first + line,
        column: start - (index.starts[line] ?? 0),
        key,
        value: kindOrValue(value),
        lastLine: first + last,
        ...(owner !== undefined && { owner }),
      });
      return first + line;
    };
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key) && key.range) {
          const line = add(String(key.value), key.range[0], value);
          this.collect(isNode(value) ? value : null, index, first, line);
        }
      }
    } else if (isSeq(node)) {
      for (const item of node.items) {
        if (isNode(item) && item.range) {
          const line = add(itemKey, item.range[0], item);
          this.collect(item, index, first, line);
        }
      }
    }
  }
}

function kindOrValue(value: unknown): string {
  if (isMap(value)) {
    return blockValue;
  }
  if (isSeq(value)) {
    return listValue;
  }
  return isScalar(value) ? (JSON.stringify(value.value) ?? '') : '';
}

/** The entries of a text. Those of a part that cannot be read even by itself are missing. */
export function readableEntries(text: string): ReadableEntries {
  const reader = new EntryReader(text.length);
  const isWhole = reader.read(text.split('\n'), 0, -1);
  return { entries: reader.entries, isWhole, isCutShort: reader.isCutShort };
}
