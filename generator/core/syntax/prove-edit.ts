/**
 * The proof that every fix has to pass: what was readable before says the same afterwards, but for the values on the
 * lines that the fix changes, and no line with a key has become a part of a text.
 */
import { oddBlanks, zeroWidthCharacters } from '../document/invisible-characters.ts';
import {
  endsWithIndicator,
  hasFormatKey,
  indentOf,
  lineBehind,
  startsWithDash,
} from '../document/line-shape.ts';
import { type Entry, itemKey, type Reading } from './readable-entries.ts';
import type { FixKind } from './repair-candidate.ts';

/** Fixes of how lines stand under each other: the values on those lines stay. */
const layoutKinds: ReadonlySet<FixKind> = new Set<FixKind>(['tab', 'dash', 'indent']);
/** Fixes that may give a line another key. */
const nameKinds: ReadonlySet<FixKind> = new Set<FixKind>(['key', 'invisible']);

/** A line that begins with a key in any letters, whatever stands before it, or ends with the indicator of a text. */
const keyOrIndicator = /^[ \t]*(?:- +)*[\p{L}\p{N}_-]+ *:(?:[ \t\r]|$)|[ \t][>|][-+]?\s*$/u;

const unseen = new RegExp(`[\\s${oddBlanks}${zeroWidthCharacters}]`, 'gu');

/** The words of a value, whatever stands between them. */
function wordsOf(value: string): string {
  return value
    .replace(/\\[nt]/g, '')
    .replace(unseen, '')
    .replace(/^"|"$/g, '');
}

/** Whether a value can be the rest of one of which only the beginning could be read. */
function mayGoOn(beginning: string, whole: string): boolean {
  return beginning === 'null' || wordsOf(whole).startsWith(wordsOf(beginning));
}

/**
 * Whether a fix leaves everything that was readable as it was.
 * @param changed what is fixed on each line that the fix changes, by the line's index
 */
export function isProved(before: Reading, after: Reading, changed: ReadonlyMap<number, FixKind>): boolean {
  const changedLines = [...changed.keys()];
  // Words with a colon may be what they look like: the text below a key that has lost its indicator.
  const mayBeWords = after.isWhole && [...changed.values()].every((kind) => kind === 'text-indicator');

  /** A line with a key never becomes a part of a text, and one with a dash only where an indicator begins the text. */
  const isStillKey = (line: string, index: number): boolean => {
    const text = after.textLines.get(index);
    if (text === undefined || before.textLines.has(index)) {
      return true;
    }
    const isIndicated = endsWithIndicator(before.lines[text.line] ?? '') || changed.has(text.line);
    const isKey = mayBeWords ? hasFormatKey(line) : keyOrIndicator.test(line);
    return !isKey && (isIndicated || !startsWithDash(line.trimStart()));
  };

  /** The words below a key are its lines once their colons have a space. */
  const areLines = ({ line, lastLine }: Entry): boolean =>
    lastLine > line &&
    before.lines.slice(line + 1, lastLine + 1).every((_, at) => changed.get(line + 1 + at) === 'space');

  const hasSameValue = (entry: Entry, now: Entry): boolean => {
    // A block whose first line stood wrong has had no value yet, and a text may get back lines of its own.
    const last = Math.max(entry.lastLine, now.lastLine, lineBehind(before.lines, entry.line));
    const isOpen = entry.isOpen || changedLines.some((line) => line > entry.line && line <= last);
    return now.value === entry.value || (isOpen && mayGoOn(entry.value, now.value)) || areLines(entry);
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

  /** A colon within words looks like that of a key; a dash may begin an item. */
  const isWord = ({ key }: Entry) => mayBeWords || key !== itemKey;

  const isKept = (entry: Entry): boolean => {
    const kind = changed.get(entry.line);
    const onLine = after.byLine.get(entry.line) ?? [];
    if (kind === undefined) {
      const now = onLine.find(({ column, key }) => column === entry.column && key === entry.key);
      return now === undefined
        ? isWord(entry) && entry.owner === undefined && after.textLines.has(entry.line)
        : hasSameOwner(entry, now) && hasSameValue(entry, now);
    }
    if (nameKinds.has(kind)) {
      return onLine.length >= (before.byLine.get(entry.line)?.length ?? 0);
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
