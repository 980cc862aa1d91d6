/** What each line of a file says, as far as it can be read: of a broken file, every part that can be read by itself. */
import { isMap, isScalar, isSeq } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { indentOf, isIdle, linesOf } from '../document/line-shape.ts';
import { parseText } from '../document/parse-text.ts';
import { type Branch, endOf, startOf, treeOf } from '../document/yaml-tree.ts';

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
  readonly isOpen: boolean;
  /** Line of the entry that this one belongs to, -1 at the top; absent where a mistake makes that uncertain. */
  readonly owner: number | undefined;
}

/** How much is read of a broken text, part by part, in its own lengths: parts are read again within smaller ones. */
const readingsOfText = 12;

export const itemKey = '-';

/** Lines that stand as far to the left as any; what a tab stands for is not known. */
function linesAtEdge(lines: readonly string[]): number[] {
  const columns = lines.map((line) =>
    isIdle(line) || /^ *\t/.test(line) ? Number.POSITIVE_INFINITY : indentOf(line),
  );
  const least = columns.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
  return columns.flatMap((column, index) => (column === least ? [index] : []));
}

/** What a text says. Those entries are missing that stand in a part that cannot be read. */
export class Reading {
  readonly lines: readonly string[];
  readonly entries: Entry[] = [];
  /** The entries by the lines that they begin on. */
  readonly byLine = new Map<number, Entry[]>();
  /** The texts of several lines, by the index of each of their lines but the first. */
  readonly textLines = new Map<number, Entry>();
  /** Whether the text can be read as a whole. */
  readonly isWhole: boolean;
  private readonly originOf: (line: number) => number;
  private left: number;

  /** @param originOf the line that a line stands for, where an edit has made two of one */
  constructor(text: string, originOf = (line: number) => line) {
    // With the same line ends everywhere: parts are read without what follows them.
    this.lines = linesOf(text);
    this.originOf = originOf;
    this.left = text.length * readingsOfText;
    this.isWhole = this.read(this.lines, 0, false, -1);
  }

  /** Whether the text is too broken to look at all of its parts. */
  get isCutShort(): boolean {
    return this.left < 0;
  }

  /**
   * Reads lines as one text; where that is impossible, the parts that they consist of.
   * @param first index of the first of them
   * @param isOpen whether what they say may go on below
   * @param owner line of the entry that they belong to, where that is certain
   */
  private read(lines: readonly string[], first: number, isOpen = false, owner?: number): boolean {
    const text = lines.join('\n');
    this.left -= text.length;
    if (this.isCutShort) {
      return false;
    }
    const document = parseText(text);
    if (document.errors.length === 0) {
      const index = new LineIndex(text);
      const lineAt = (offset: number) => this.originOf(first + index.lineAt(offset));
      this.collect(treeOf(document, index).root, index, lineAt, isOpen, owner);
      return true;
    }
    const edge = linesAtEdge(lines);
    const starts = [...new Set([0, ...edge])];
    if (starts.length > 1) {
      for (const [part, start] of starts.entries()) {
        this.read(lines.slice(start, starts[part + 1]), first + start);
      }
    } else if (edge.length > 0 && lines.length > 1) {
      this.read(lines.slice(0, 1), first, true);
      this.read(lines.slice(1), first + 1);
    }
    return false;
  }

  private collect(
    branch: Branch | undefined,
    index: LineIndex,
    lineAt: (offset: number) => number,
    isOpen: boolean,
    owner: number | undefined,
  ): void {
    for (const { segment, key, value } of branch?.children() ?? []) {
      const start = startOf(key ?? value);
      const line = lineAt(start);
      const isSingle = isScalar(value?.node);
      const entry: Entry = {
        line,
        column: start - (index.starts[index.lineAt(start)] ?? 0),
        key: key === undefined ? itemKey : String(segment),
        value: kindOrValue(value?.node),
        lastLine: value && isSingle ? lineAt(Math.max(start, endOf(value) - 1)) : line,
        isOpen,
        owner,
      };
      this.entries.push(entry);
      const onLine = this.byLine.get(line) ?? [];
      onLine.push(entry);
      this.byLine.set(line, onLine);
      for (let within = line + 1; within <= entry.lastLine; within += 1) {
        this.textLines.set(within, entry);
      }
      this.collect(value, index, lineAt, isOpen, line);
    }
  }
}

/** A single value as JSON; blocks and lists look like no such. */
function kindOrValue(value: unknown): string {
  if (isMap(value)) {
    return '{';
  }
  if (isSeq(value)) {
    return '[';
  }
  return isScalar(value) ? (JSON.stringify(value.value) ?? '') : '';
}
