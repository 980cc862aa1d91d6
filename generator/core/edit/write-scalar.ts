/** Single values in the notation of those that they replace: quotes, folding and indentation are kept. */
import { Scalar } from 'yaml';
import { changedPart } from '../text/changed-part.ts';
import { readsAs } from './write-block.ts';

/** A single value as it stands in a file. */
export interface WrittenScalar {
  /** Its characters; those of a block text up to the next value. */
  readonly source: string;
  readonly value: unknown;
  readonly type: Scalar.Type | undefined;
  /** A comment behind it, with the blanks before. */
  readonly comment: string;
  /** Column of its first character, from 0. */
  readonly column: number;
  /** Column of further lines where it has none yet. */
  readonly indent: number;
  readonly isFlow: boolean;
  /** Quotes that the file uses more. */
  readonly mark: "'" | '"';
  readonly lineEnd: '\n' | '\r\n';
}

/** Characters that take the place of the first ones of a value's source. */
export interface Notation {
  readonly text: string;
  /** How many characters of the source it replaces. */
  readonly replaced: number;
}

/** Shortest width at which texts are folded, so that one short line does not set it. */
const leastWidth = 60;
/** Width at which a text is folded that was on one line. */
const usualWidth = 100;

/** Length of a source without the blanks and line ends behind it. */
function contentLength(source: string): number {
  return source.replace(/[ \t\r\n]+$/, '').length;
}

/** Offsets of the spaces of a value at which its lines end in the file, as far as they can be told. */
function foldsOf(value: string, lines: readonly string[]): number[] {
  const folds: number[] = [];
  let done = 0;
  for (const line of lines) {
    const words = line.trim();
    const start = value.indexOf(words, done);
    if (start === -1 || value.slice(done, start).trim() !== '') {
      break;
    }
    if (value.slice(done, start) === ' ') {
      folds.push(done);
    }
    done = start + words.length;
  }
  return folds;
}

/** The folds of a value that still stand in another one: before and behind what has changed, and where words were replaced. */
function keptFolds(before: string, after: string, folds: readonly number[]): Set<number> {
  const { start, end, text } = changedPart(before, after);
  const spacesIn = (part: string) => Array.from(part.matchAll(/ /g), ({ index }) => start + index);
  const spaces = spacesIn(before.slice(start, end));
  const others = spacesIn(text);
  return new Set(
    folds.flatMap((fold) => {
      if (fold < start || fold >= end) {
        return [fold < start ? fold : fold + after.length - before.length];
      }
      return spaces.length === others.length ? (others[spaces.indexOf(fold)] ?? []) : [];
    }),
  );
}

/** Where a text can be folded: at single spaces before what cannot be read as a comment. */
const foldable = /(?<=[^\s\\]) (?=[^\s#])/g;

/** The lines of a folded text, a paragraph each; a line that is too long is folded anew. */
function foldLines(text: string, folds: ReadonlySet<number>, width: number, lead: number): string[][] {
  let offset = 0;
  return text.split('\n').map((paragraph, index) => {
    const lines: string[] = [];
    let room = index === 0 ? width - lead : width;
    let start = 0;
    let last = 0;
    const cut = (at: number) => {
      lines.push(paragraph.slice(start, at));
      start = at + 1;
      room = width;
    };
    for (const { index: at } of [...paragraph.matchAll(foldable), { index: paragraph.length }]) {
      if (at - start > room && last > start) {
        cut(last);
      }
      last = at;
      if (folds.has(offset + at) && at < paragraph.length) {
        cut(at);
      }
    }
    lines.push(paragraph.slice(start));
    offset += paragraph.length + 1;
    return lines;
  });
}

/** Lines as a text without an indicator writes them: paragraphs are parted by one empty line more than they have ends. */
function joinFolded(paragraphs: readonly (readonly string[])[], indent: string, lineEnd: string): string {
  let text = '';
  for (const [index, lines] of paragraphs.entries()) {
    const isEmpty = lines.every((line) => line === '');
    text += index > 0 ? lineEnd : '';
    if (!isEmpty) {
      text += (text === '' ? '' : lineEnd + indent) + lines.join(lineEnd + indent);
    }
  }
  return text;
}

/** The line ends behind a text. */
function endsOf(text: string): string {
  return /\n*$/.exec(text)?.[0] ?? '';
}

function* textNotations(old: WrittenScalar, to: string): Iterable<Notation> {
  const { source, type, comment, column, isFlow, mark, lineEnd } = old;
  const before = String(old.value);
  const ends = endsOf(to);
  const content = to.slice(0, to.length - ends.length);
  const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
  const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
  const below = source.split(/\r?\n/).slice(1);
  const further = below.filter((line) => line.trim() !== '');
  const columns = further.map((line) => line.search(/\S/));
  const indent = further.length === 0 ? old.indent : Math.min(...columns);
  const pad = ' '.repeat(indent);
  // The comment behind the indicator of a block text stays where the text gets quotes.
  const header = /^[|>][-+\d]*([^\r\n]*)/.exec(source)?.[1] ?? '';

  /** A notation in the place of the whole value, the line ends behind it left. */
  const over = (text: string): Notation => ({ text, replaced: contentLength(source) });

  const literal = (text: string) =>
    text
      .split('\n')
      .map((line) => lineEnd + (line === '' ? '' : pad + line))
      .join('');

  /** The lines of a text, folded where it was and where it has to be. */
  const folded = (from: string, text: string, lines: readonly string[], lead: number) => {
    const width = Math.max(
      lines.length === 0 ? usualWidth : leastWidth,
      lead + (lines[0] ?? '').length,
      ...further.map((line) => line.length),
    );
    const isOneLine = lines.length > 0 && further.length === 0;
    const folds = keptFolds(from, text, foldsOf(from, lines));
    return foldLines(text, folds, isOneLine ? Number.POSITIVE_INFINITY : width - indent, lead - indent);
  };

  /** The lines below the indicator of a folded text, in which one empty line parts two paragraphs. */
  const paragraphs = (text: string, lines: readonly string[]) => {
    const joined = (one: string) => one.replaceAll('\n\n', '\n');
    const written = folded(joined(before.trimEnd()), joined(text), lines, indent);
    return lineEnd + pad + joinFolded(written, pad, lineEnd);
  };

  /** Without quotes or in them, on one line or on several as the value was. */
  const flow = (quotes: '' | "'" | '"') => {
    const bare = source.replace(/^["']|["']$/g, '').split(/\r?\n/);
    const plain = bare.map((line) => line.replaceAll("''", "'").replace(/\\(["\\]|$)/g, '$1'));
    const escaped = (line: string) =>
      quotes === '"' ? JSON.stringify(line).slice(1, -1) : quotes === "'" ? line.replaceAll("'", "''") : line;
    if (quotes === '"' && further.length === 0) {
      return over(`"${escaped(to)}"${header}`);
    }
    // Blanks with which a line begins are part of the text only behind a backslash.
    const escapedStart = (line: string, index: number) =>
      quotes === '"' && index > 0 ? line.replace(/^(?= )/, '\\') : line;
    const lines = folded(before.trimEnd(), content, plain, column).map((paragraph, index) =>
      paragraph.map((line) => escapedStart(escaped(line), index)),
    );
    const isEscaped = quotes === '"' && !/\n[ \t]*"$/.test(source);
    const behind = isEscaped ? escaped(ends) : ends === '' ? '' : lineEnd.repeat(ends.length + 1) + pad;
    return over(quotes + joinFolded(lines, pad, lineEnd) + behind + quotes + header);
  };

  if (isBlock && to.trim() !== '') {
    const [, indicator = '', digits = ''] = /^([|>])([-+\d]*)/.exec(source) ?? [];
    for (const style of type === Scalar.BLOCK_FOLDED ? ['>', '|'] : [indicator]) {
      const isKept = style === indicator && ends === endsOf(before);
      const chomping = isKept ? digits : digits.replace(/[-+]/, '') + (['-', ''][ends.length] ?? '+');
      const lines = style === '>' ? paragraphs(content, below) : literal(content);
      const text = style + chomping + header + lines;
      yield isKept || ends.length < 2
        ? over(text)
        : { text: text + lineEnd.repeat(ends.length), replaced: source.length };
    }
  }
  if (!isBlock && !isFlow && to.includes('\n') && !before.includes('\n') && type !== Scalar.QUOTE_DOUBLE) {
    for (const text of [`>-${comment}${paragraphs(to, [])}`, `|-${comment}${literal(to)}`]) {
      yield { text, replaced: contentLength(source) + comment.length };
    }
  }
  if (!isBlock && !isQuoted) {
    const plain = flow('');
    // Tried by itself, because of a text that cannot be read the whole file has to be read to tell.
    if (readsAs(plain.text, to, isFlow ? 'flow' : 'block')) {
      yield plain;
    }
  }
  yield flow(type === Scalar.QUOTE_DOUBLE ? '"' : type === Scalar.QUOTE_SINGLE ? "'" : mark);
  yield flow('"');
  yield over(JSON.stringify(to) + header);
}

/** The ways to write a value in the place of another, the one most like it first. Which of them is read as meant has to be tried. */
export function scalarNotations(old: WrittenScalar, value: unknown): Iterable<Notation> {
  return typeof value === 'string'
    ? textNotations(old, value)
    : [{ text: String(value), replaced: contentLength(old.source) }];
}
