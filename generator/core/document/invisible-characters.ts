/** Characters that are not rendered and that change what a file says: they come along with text copied from elsewhere. */
import { Scalar, visit } from 'yaml';
import { lazy } from './lazy.ts';
import { LineIndex } from './line-index.ts';
import { parseText } from './parse-text.ts';
import type { SourceRange } from './source-range.ts';

/** Characters that are not rendered, by what they are. */
export type InvisibleKind =
  | 'no-break-space'
  | 'odd-space'
  | 'zero-width'
  | 'direction-mark'
  | 'byte-order-mark'
  | 'control-character';

/** An invisible character with its range in the file. */
interface InvisibleCharacter {
  readonly kind: InvisibleKind;
  /** `U+00A0`. */
  readonly codePoint: string;
  readonly range: SourceRange;
}

/** A text without the invisible characters that would mislead its reader, and the way back to the places in the file. */
export interface PlainText {
  readonly text: string;
  readonly found: readonly InvisibleCharacter[];
  /** A range of the plain text as it stands in the file. */
  readonly restore: (range: SourceRange) => SourceRange;
}

/**
 * Zero-width characters: zero-width space, marks and isolates of writing direction, word joiner, byte order mark.
 * Joiners inside emoji and soft hyphens are left: those are meant.
 */
export const zeroWidthCharacters = '\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF';

/** Blanks that look like a space and are none to YAML. */
export const oddBlanks = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000';

/** Control characters but tab and line ends, or a zero-width one. */
const removable = new RegExp(`[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F${zeroWidthCharacters}]`, 'g');
const oddBlank = new RegExp(`[${oddBlanks}]`, 'g');
const hasOddBlank = new RegExp(`[${oddBlanks}]`);
/** Indentation with dashes of a list. */
const indentation = new RegExp(`^[ ${oddBlanks}]*(?:-[ ${oddBlanks}]+)*`);
/** A key with its colon and the blanks behind it. */
const keyAndBlanks = new RegExp(`^(?:"[^"]*"|'[^']*'|[\\p{L}\\p{N}_-]+):[ ${oddBlanks}]+`, 'u');
/** A value that begins with a quote and its closing quote. */
const quotedValue = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;
/** Blanks at the end of a value, and before a comment behind it. */
const blanksBehind = new RegExp(`(?<![ ${oddBlanks}])[ ${oddBlanks}]+(?=\\r?$|#(?:\\s|$))`, 'g');
const leadingOddBlanks = new RegExp(`^[${oddBlanks}]+`);

/** A text without characters that a file must not have. Blanks of other kinds stay: they may be meant. */
export function withoutInvisible(text: string): string {
  return text.replace(removable, '');
}

function kindOf(character: string): InvisibleKind {
  if (character === '\uFEFF') {
    return 'byte-order-mark';
  }
  if (character === '\u00A0' || character === '\u202F') {
    return 'no-break-space';
  }
  if (/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character)) {
    return 'direction-mark';
  }
  if (hasOddBlank.test(character)) {
    return 'odd-space';
  }
  return /\p{Cc}/u.test(character) ? 'control-character' : 'zero-width';
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}

/** The columns (from 0) of the word that a character stands in, so that there is something to see. */
function wordAround(line: string, index: number): { readonly start: number; readonly end: number } {
  const before = /\S*$/.exec(line.slice(0, index))?.[0].length ?? 0;
  const after = /^\S*/.exec(line.slice(index + 1))?.[0].length ?? 0;
  return { start: index - before, end: index + 1 + after };
}

/** A text up to the line with which so many lines have characters that are taken out; nothing where fewer have. */
export function untilRemovable(source: string, most: number): string | undefined {
  let lines = 0;
  let end = -1;
  for (const { index } of source.matchAll(removable)) {
    const start = source.lastIndexOf('\n', index) + 1;
    if (start > end && !isComment(source.slice(start, index))) {
      lines += 1;
      end = source.indexOf('\n', index);
      if (end === -1) {
        return undefined;
      }
      if (lines === most) {
        return source.slice(0, end);
      }
    }
  }
  return undefined;
}

/**
 * Takes misleading characters out of a text: zero-width ones go, odd blanks where the layout counts become spaces.
 * Those inside texts, where a no-break space is good typography, stay.
 */
export function readPlainText(source: string): PlainText {
  const isClean = source.search(removable) === -1 && !hasOddBlank.test(source);
  if (isClean) {
    return { text: source, found: [], restore: (range) => range };
  }
  const lines = source.split('\n');
  const removed = lines.map((line) => Array.from(line.matchAll(removable), ({ index }) => index));
  const found = lines.flatMap((line, index): InvisibleCharacter[] => {
    const first = removed[index]?.[0];
    return first === undefined || isComment(line)
      ? []
      : [placeOf(line, index, line[first] ?? '', wordAround(line, first))];
  });
  const visible = lines.map((line) => line.replace(removable, ''));
  const spaced = withPlainLayout(visible);
  return {
    text: spaced.lines.join('\n'),
    found: [...found, ...spaced.found.map((place) => ({ ...place, range: restoreIn(removed, place.range) }))],
    restore: (range) => restoreIn(removed, range),
  };
}

function placeOf(
  line: string,
  index: number,
  character: string,
  { start, end }: { readonly start: number; readonly end: number },
): InvisibleCharacter {
  return {
    kind: kindOf(character),
    codePoint: codePointOf(character),
    range: {
      start: { line: index + 1, column: start + 1 },
      end: { line: index + 1, column: Math.min(end, line.length) + 1 },
    },
  };
}

/** Columns of the plain text to columns of the file: each character taken out before them counts again. */
function restoreIn(removed: readonly (readonly number[])[], { start, end }: SourceRange): SourceRange {
  const restore = ({ line, column }: SourceRange['start'], inclusive: boolean) => {
    let restored = column;
    for (const index of removed[line - 1] ?? []) {
      if (inclusive ? index + 1 <= restored : index + 1 < restored) {
        restored += 1;
      }
    }
    return { line, column: restored };
  };
  const from = restore(start, true);
  const to = restore(end, false);
  // Between two places without such a character, an empty range could turn round.
  return { start: from, end: to.line === from.line && to.column < from.column ? from : to };
}

/** Lines within a text of several lines: blanks there are the owner's own. */
function textLines(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  const index = new LineIndex(text);
  const { starts } = index;
  visit(parseText(text), {
    Scalar(_, { range, type }) {
      if (!range || type === undefined) {
        return;
      }
      const [start, end] = range;
      for (let next = index.lineAt(start) + 1; next < starts.length && (starts[next] ?? 0) < end; next += 1) {
        // The layout of a text without quotes ends where its own indentation is an odd one.
        if (type !== Scalar.PLAIN || !hasOddBlank.test(text.charAt(starts[next] ?? 0))) {
          lines.add(next);
        }
      }
    },
  });
  return lines;
}

function spaces(blanks: string): string {
  return blanks.replace(oddBlank, ' ');
}

/** A line with spaces for the odd blanks of its layout; of a comment, for those before it. */
export function withPlainBlanks(line: string): string {
  const lead = indentation.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  if (isComment(line)) {
    return spaces(lead) + rest;
  }
  const key = keyAndBlanks.exec(rest)?.[0] ?? '';
  const content = rest.slice(key.length);
  const quoted = quotedValue.exec(content)?.[0] ?? (/^["']/.test(content) ? content : '');
  return spaces(lead + key) + quoted + content.slice(quoted.length).replace(blanksBehind, spaces);
}

function withPlainLayout(lines: readonly string[]): {
  readonly lines: readonly string[];
  readonly found: readonly InvisibleCharacter[];
} {
  // Which lines are texts takes a parser to tell, and most lines stay as they are.
  const ownWords = lazy(() => textLines(lines.join('\n')));
  const found: InvisibleCharacter[] = [];
  const plain = lines.map((line, index) => {
    const changed = hasOddBlank.test(line) ? withPlainBlanks(line) : line;
    if (changed === line || ownWords().has(index)) {
      return line;
    }
    const column = line.split('').findIndex((character, at) => character !== changed[at]);
    const width = leadingOddBlanks.exec(line.slice(column))?.[0].length ?? 1;
    found.push(placeOf(line, index, line[column] ?? '', { start: column, end: column + width }));
    return changed;
  });
  return { lines: plain, found };
}
