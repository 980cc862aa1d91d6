/** What each line of a file says, as far as it can be read: of a broken file, every part that can be read by itself. */
import { isMap, isScalar, isSeq } from 'yaml';
import { LineIndex } from '../document/line-index.ts';
import { indentOf, isIdle } from '../document/line-shape.ts';
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
/** Kinds of values that are no single ones; no JSON begins like this and ends there. */
const blockValue = '{';
const listValue = '[';
export const itemsOrBlock: ReadonlySet<string> = new Set([blockValue, listValue]);

/** Lines that stand as far to the left as any; what a tab stands for is not known. */
function linesAtEdge(lines: readonly string[]): number[] {
  const columns = lines.map((line) =>
    isIdle(line) || /^ *\t/.test(line) ? Number.POSITIVE_INFINITY : indentOf(line),
  );
  const least = columns.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);
  return columns.flatMap((column, index) => (column === least ? [index] : []));
}

class EntryReader {
  readonly entries: Entry[] = [];
  private left: number;

  constructor(length: number) {
    this.left = length * readingsOfText;
  }

  /** Whether the text is too broken to look at all of its parts. */
  get isCutShort(): boolean {
    return this.left < 0;
  }

  /**
   * Reads lines of a file as one text; where that is impossible, the parts that they consist of.
   * @param first line of the file with which they begin
   * @param isOpen whether what they say may go on below
   * @param owner line of the entry that they belong to, where that is certain
   */
  read(lines: readonly string[], first: number, isOpen = false, owner?: number): void {
    const text = lines.join('\n');
    this.left -= text.length;
    if (this.isCutShort) {
      return;
    }
    const document = parseText(text);
    if (document.errors.every(({ code }) => code === 'DUPLICATE_KEY')) {
      const index = new LineIndex(text);
      this.collect(treeOf(document, index).root, index, { first, isOpen }, owner);
      return;
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
  }

  private collect(
    branch: Branch | undefined,
    index: LineIndex,
    part: { readonly first: number; readonly isOpen: boolean },
    owner: number | undefined,
  ): void {
    for (const { segment, key, value } of branch?.children() ?? []) {
      const start = startOf(key ?? value);
      const line = index.lineAt(start);
      const isSingle = isScalar(value?.node);
      const lastLine = value && isSingle ? index.lineAt(Math.max(start, endOf(value) - 1)) : line;
      this.entries.push({
        line: part.first + line,
        column: start - (index.starts[line] ?? 0),
        key: key === undefined ? itemKey : String(segment),
        value: kindOrValue(value?.node),
        lastLine: part.first + lastLine,
        isOpen: part.isOpen,
        owner,
      });
      this.collect(value, index, part, part.first + line);
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

/** The entries of a text, and whether it is too broken for all of them. Those of a part that cannot be read are missing. */
export function readableEntries(text: string): Pick<EntryReader, 'entries' | 'isCutShort'> {
  const reader = new EntryReader(text.length);
  reader.read(text.split('\n'), 0, false, -1);
  return reader;
}
