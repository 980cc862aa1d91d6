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

function textLinesOf(entries: readonly Entry[]): Map<number, Entry> {
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
  const { entries: read, isCutShort } = readableEntries(text);
  const originOf = (line: number) => origins?.[line] ?? line;
  const entries = read.map((entry) => ({
    ...entry,
    line: originOf(entry.line),
    lastLine: originOf(entry.lastLine),
    owner: entry.owner === undefined ? undefined : originOf(entry.owner),
  }));
  const byLine = new Map<number, Entry[]>(entries.map(({ line }) => [line, []]));
  for (const entry of entries) {
    byLine.get(entry.line)?.push(entry);
  }
  return {
    lines: text.split('\n'),
    entries,
    isCutShort,
    byPlace: new Map(entries.map((entry) => [placeOf(entry), entry])),
    byLine,
    // What belongs to a text with its invisible characters in it.
    textLines: textLinesOf(text === source ? entries : readableEntries(source).entries),
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

/** Whether a fix leaves everything that was readable as it was. */
export function isProved(before: Reading, after: Reading, { changed, isReadToEnd }: Change): boolean {
  const textLinesAfter = textLinesOf(after.entries);
  // Words with a colon may be what they look like: the text below a key that has lost its indicator.
  const mayBeWords = isReadToEnd && [...changed.values()].every((kind) => kind === 'text-indicator');

  /** A line with a key never becomes a part of a text, and one with a dash only where an indicator begins the text. */
  const isStillKey = (line: string, index: number): boolean => {
    const text = textLinesAfter.get(index);
    if (text === undefined || before.textLines.has(index) || isIdle(line)) {
      return true;
    }
    const isIndicated = endsWithIndicator(before.lines[text.line] ?? '') || changed.has(text.line);
    const isKey = mayBeWords ? hasFormatKey(line) : keyAtStart.test(line);
    return !isKey && (isIndicated || !startsWithDash(line.trimStart()));
  };

  const hasSameValue = (entry: Entry, now: Entry): boolean => {
    if (now.value === entry.value || (entry.isOpen && mayGoOn(entry.value, now.value))) {
      return true;
    }
    // A block whose first line stood wrong has had no value yet.
    const next = lineBehind(before.lines, entry.line);
    if (entry.value === 'null' && itemsOrBlock.has(now.value) && changed.has(next)) {
      return true;
    }
    const kinds: FixKind[] = [];
    for (let line = entry.line + 1; line <= Math.max(entry.lastLine, now.lastLine); line += 1) {
      kinds.push(...(changed.has(line) ? [changed.get(line) ?? 'indent'] : []));
    }
    // A text may get back lines of its own that were not read as such.
    return (
      kinds.length > 0 &&
      (kinds.every((kind) => !layoutKinds.has(kind)) || wordsOf(now.value).startsWith(wordsOf(entry.value)))
    );
  };

  const hasSameOwner = (entry: Entry, now: Entry): boolean => {
    const kind = now.owner === undefined ? undefined : changed.get(now.owner);
    // A dash, or the line of a text's indicator, begins an item of its own.
    if (now.owner === entry.owner || kind === 'dash' || kind === 'text-indicator') {
      return true;
    }
    // Nothing below a line that was moved may belong to it that did not before.
    const was = before.lines[now.owner ?? 0] ?? '';
    return entry.owner === undefined && (kind !== 'indent' || indentOf(was) < entry.column);
  };

  const isKept = (entry: Entry): boolean => {
    const kind = changed.get(entry.line);
    const onLine = after.byLine.get(entry.line) ?? [];
    if (kind === undefined) {
      const now = after.byPlace.get(placeOf(entry));
      return now === undefined
        ? mayBeWords && entry.owner === undefined && textLinesAfter.has(entry.line)
        : hasSameOwner(entry, now) && hasSameValue(entry, now);
    }
    if (kind === 'key') {
      return onLine.length === before.byLine.get(entry.line)?.length;
    }
    return onLine.some(
      (now) =>
        (now.key === entry.key || (kind === 'dash' && entry.key.endsWith(now.key) && now.key !== itemKey)) &&
        (!layoutKinds.has(kind) || hasSameValue(entry, now)),
    );
  };

  return (
    !before.isCutShort && !after.isCutShort && before.entries.every(isKept) && before.lines.every(isStillKey)
  );
}
