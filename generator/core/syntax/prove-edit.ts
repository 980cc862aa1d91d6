/**
 * The proof that every fix has to pass: what was readable before says the same afterwards, but for the values on the
 * lines that the fix changes, and no line with a key has become a part of a text.
 */
import { oddBlanks, readPlainText, zeroWidthCharacters } from '../document/invisible-characters.ts';
import {
  endsWithIndicator,
  hasFormatKey,
  indentOf,
  isIdle,
  lineBehind,
  startsWithDash,
} from '../document/line-shape.ts';
import { type Entry, itemKey, itemsOrBlock, readableEntries } from './readable-entries.ts';
import type { FixKind } from './repair-candidate.ts';

/** Fixes of how lines stand under each other: the values on those lines stay. */
const layoutKinds: ReadonlySet<FixKind> = new Set<FixKind>(['tab', 'dash', 'indent']);

/** What a text says, made once for each text that is compared. */
export interface Reading {
  readonly lines: readonly string[];
  readonly lineCount: number;
  readonly entries: readonly Entry[];
  readonly isCutShort: boolean;
  readonly byPlace: ReadonlyMap<string, Entry>;
  readonly byLine: ReadonlyMap<number, readonly Entry[]>;
  /** The texts of several lines, by the index of each of their lines but the first. */
  readonly textLines: ReadonlyMap<number, Entry>;
}

function placeOf({ line, column, key }: Entry): string {
  return `${line}:${column}:${key}`;
}

function linesWithin(entries: readonly Entry[]): Map<number, Entry> {
  const lines = new Map<number, Entry>();
  for (const entry of entries) {
    for (let within = entry.line + 1; within <= entry.lastLine; within += 1) {
      lines.set(within, entry);
    }
  }
  return lines;
}

/**
 * Reads a text as the checks do, which look past invisible characters.
 * @param origins the line that each line stands for, where an edit has made two of one
 */
export function readingOf(source: string, origins?: readonly number[]): Reading {
  const { text } = readPlainText(source);
  const read = readableEntries(text);
  const isCutShort = read.isCutShort;
  const originOf = (line: number) => origins?.[line] ?? line;
  const toOrigins = (entry: Entry): Entry => ({
    ...entry,
    line: originOf(entry.line),
    lastLine: originOf(entry.lastLine),
    ...(entry.owner !== undefined && { owner: originOf(entry.owner) }),
  });
  const entries = origins === undefined ? read.entries : read.entries.map(toOrigins);
  const byLine = new Map<number, Entry[]>();
  for (const entry of entries) {
    const known = byLine.get(entry.line);
    if (known === undefined) {
      byLine.set(entry.line, [entry]);
    } else {
      known.push(entry);
    }
  }
  return {
    lines: text.split('\n'),
    lineCount: originOf(text.split('\n').length - 1) + 1,
    entries,
    isCutShort,
    byPlace: new Map(entries.map((entry) => [placeOf(entry), entry])),
    byLine,
    // What belongs to a text with its invisible characters in it.
    textLines: linesWithin(text === source ? entries : readableEntries(source).entries),
  };
}

/** A line that begins with a key in any letters, whatever stands before it. */
const keyAtStart = /^[ \t]*(?:- +)*([\p{L}\p{N}_-]+) *:(?:[ \t\r]|$)/u;

const unseen = new RegExp(`[\\s${oddBlanks}${zeroWidthCharacters}]`, 'gu');

/** The words of a value, whatever stands between them. */
function wordsOf(value: string): string {
  return value
    .replace(/\\[nt]/g, '')
    .replace(unseen, '')
    .replace(/^"|"$/g, '');
}

/** Whether a value can be the rest of one of which only the first line could be read. */
function mayGoOn(first: string, whole: string): boolean {
  const isNothing = first === 'null' || first === '""';
  return isNothing || itemsOrBlock.has(first) || wordsOf(whole).startsWith(wordsOf(first));
}

/** What a fix has done to a text. */
export interface Change {
  /** What is fixed on each line that it changes, by the line's index. */
  readonly changed: ReadonlyMap<number, FixKind>;
  /** Whether the whole text can be read after it, so that its form has been checked too. */
  readonly isReadToEnd: boolean;
}

class Proof {
  private readonly before: Reading;
  private readonly after: Reading;
  private readonly changed: ReadonlyMap<number, FixKind>;
  private readonly textLinesAfter: ReadonlyMap<number, Entry>;
  /** Whether words with a colon may be what they look like: the text below a key that has lost its indicator. */
  private readonly mayBeWords: boolean;

  constructor(before: Reading, after: Reading, { changed, isReadToEnd }: Change) {
    this.before = before;
    this.after = after;
    this.changed = changed;
    this.textLinesAfter = linesWithin(after.entries);
    this.mayBeWords = isReadToEnd && [...changed.values()].every((kind) => kind === 'text-indicator');
  }

  holds(): boolean {
    const { before, after } = this;
    return (
      !before.isCutShort &&
      !after.isCutShort &&
      before.lineCount === after.lineCount &&
      before.entries.every((entry) => this.isKept(entry)) &&
      before.lines.every((line, index) => this.isStillKey(line, index))
    );
  }

  /** A line with a key never becomes a part of a text, and one with a dash only where an indicator begins the text. */
  private isStillKey(line: string, index: number): boolean {
    const text = this.textLinesAfter.get(index);
    if (text === undefined || this.before.textLines.has(index) || isIdle(line)) {
      return true;
    }
    const isIndicated = endsWithIndicator(this.before.lines[text.line] ?? '') || this.changed.has(text.line);
    const isKey = this.mayBeWords ? hasFormatKey(line) : keyAtStart.test(line);
    return !isKey && (isIndicated || !startsWithDash(line.trimStart()));
  }

  private isKept(entry: Entry): boolean {
    const kind = this.changed.get(entry.line);
    return kind === undefined ? this.isKeptElsewhere(entry) : this.isKeptOnChangedLine(entry, kind);
  }

  private isKeptElsewhere(entry: Entry): boolean {
    const now = this.after.byPlace.get(placeOf(entry));
    const isWords = this.mayBeWords && entry.owner === undefined && this.textLinesAfter.has(entry.line);
    if (now === undefined && isWords) {
      return true;
    }
    return now !== undefined && this.hasSameOwner(entry, now) && this.hasSameValue(entry, now);
  }

  private hasSameValue(entry: Entry, now: Entry): boolean {
    if (now.value === entry.value || (entry.isOpen && mayGoOn(entry.value, now.value))) {
      return true;
    }
    // A block whose first line stood wrong has had no value yet.
    const next = lineBehind(this.before.lines, entry.line);
    if (entry.value === 'null' && itemsOrBlock.has(now.value) && this.changed.has(next)) {
      return true;
    }
    const kinds: FixKind[] = [];
    for (let line = entry.line + 1; line <= Math.max(entry.lastLine, now.lastLine); line += 1) {
      kinds.push(...(this.changed.has(line) ? [this.changed.get(line) ?? 'indent'] : []));
    }
    // A text may get back lines of its own that were not read as such.
    return (
      kinds.length > 0 &&
      (kinds.every((kind) => !layoutKinds.has(kind)) || wordsOf(now.value).startsWith(wordsOf(entry.value)))
    );
  }

  private hasSameOwner(entry: Entry, now: Entry): boolean {
    if (now.owner === undefined) {
      return entry.owner === undefined;
    }
    const kind = this.changed.get(now.owner);
    // A dash, or the line of a text's indicator, begins an item of its own.
    if (now.owner === entry.owner || kind === 'dash' || kind === 'text-indicator') {
      return true;
    }
    if (entry.owner !== undefined) {
      return false;
    }
    // Nothing below a line that was moved may belong to it that did not before.
    const was = this.before.lines[now.owner] ?? '';
    return kind !== 'indent' || indentOf(was) < entry.column;
  }

  private isKeptOnChangedLine(entry: Entry, kind: FixKind): boolean {
    const now = this.after.byLine.get(entry.line) ?? [];
    if (kind === 'key') {
      return now.length === (this.before.byLine.get(entry.line)?.length ?? 0);
    }
    const isLayout = layoutKinds.has(kind);
    return now.some(
      (other) =>
        (other.key === entry.key ||
          (kind === 'dash' && entry.key.endsWith(other.key) && other.key !== itemKey)) &&
        (!isLayout || this.hasSameValue(entry, other) || other.value === entry.value),
    );
  }
}

/** Whether a fix leaves everything that was readable as it was. */
export function isProved(before: Reading, after: Reading, change: Change): boolean {
  return new Proof(before, after, change).holds();
}

/** Whether two texts say the same. */
export function saysTheSame(a: Reading, b: Reading): boolean {
  return (
    a.entries.length === b.entries.length &&
    a.entries.every((entry, index) => {
      const other = b.entries[index];
      return (
        other !== undefined &&
        other.key === entry.key &&
        other.value === entry.value &&
        other.owner === entry.owner
      );
    })
  );
}
