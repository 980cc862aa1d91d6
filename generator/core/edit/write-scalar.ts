/** Single values in the notation of those that they replace: quotes, folding and indentation are kept. */
import { Scalar } from 'yaml';

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

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) {
    length += 1;
  }
  return length;
}

function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) {
    length += 1;
  }
  return length;
}

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

/** Offsets of the spaces in a part of a text. */
function spacesIn(text: string, start: number, end: number): number[] {
  return Array.from(text.slice(start, end).matchAll(/ /g), ({ index }) => start + index);
}

/** The folds of a value that still stand in another one: before and behind what has changed, and where words were replaced. */
function keptFolds(before: string, after: string, folds: readonly number[]): Set<number> {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const spaces = spacesIn(before, start, before.length - end);
  const others = spacesIn(after, start, after.length - end);
  return new Set(
    folds.flatMap((fold) => {
      if (fold < start) {
        return [fold];
      }
      if (fold >= before.length - end) {
        return [fold + after.length - before.length];
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

class ScalarWriter {
  private readonly old: WrittenScalar;
  private readonly value: string;

  constructor(old: WrittenScalar, value: string) {
    this.old = old;
    this.value = value;
  }

  *notations(): Iterable<Notation> {
    const { type, isFlow, mark, value } = this.old;
    const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
    const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
    const hasNewLines = this.value.includes('\n') && !String(value).includes('\n');
    if (isBlock && this.value.trim() !== '') {
      yield* this.block();
    }
    if (!isBlock && !isFlow && hasNewLines && type !== Scalar.QUOTE_DOUBLE) {
      const { source, comment } = this.old;
      for (const text of [`>-${comment}${this.paragraphs([], 0)}`, `|-${comment}${this.lines(this.value)}`]) {
        yield { text, replaced: contentLength(source) + comment.length };
      }
    }
    if (!isBlock && !isQuoted) {
      yield this.flow('');
    }
    yield this.flow(type === Scalar.QUOTE_DOUBLE ? '"' : type === Scalar.QUOTE_SINGLE ? "'" : mark);
    yield this.flow('"');
    yield this.over(JSON.stringify(this.value) + this.headerComment());
  }

  /** A notation in the place of the whole value, the line ends behind it left. */
  private over(text: string): Notation {
    return { text, replaced: contentLength(this.old.source) };
  }

  /** The comment behind the indicator of a block text, which stays where the text gets quotes. */
  private headerComment(): string {
    return /^[|>][-+\d]*([^\r\n]*)/.exec(this.old.source)?.[1] ?? '';
  }

  private lines(text: string): string {
    const { lineEnd } = this.old;
    const indent = ' '.repeat(this.indent());
    return text
      .split('\n')
      .map((line) => lineEnd + (line === '' ? '' : indent + line))
      .join('');
  }

  /** The lines of the source behind its first. */
  private furtherLines(): string[] {
    return this.old.source
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => line.trim() !== '');
  }

  private indent(): number {
    const widths = this.furtherLines().map((line) => line.search(/\S/));
    return widths.length === 0 ? this.old.indent : Math.min(...widths);
  }

  /** The lines of a value, folded where it was and where it has to be. */
  private folded(before: string, value: string, source: readonly string[], lead: number): string[][] {
    const further = this.furtherLines();
    const width = Math.max(
      source.length === 0 ? usualWidth : leastWidth,
      lead + (source[0] ?? '').length,
      ...further.map((line) => line.length),
    );
    const isOneLine = source.length > 0 && further.length === 0;
    const folds = keptFolds(before, value, foldsOf(before, source));
    return foldLines(
      value,
      folds,
      isOneLine ? Number.POSITIVE_INFINITY : width - this.indent(),
      lead - this.indent(),
    );
  }

  /** The lines below the indicator of a folded text, in which one empty line parts two paragraphs. */
  private paragraphs(source: readonly string[], count: number): string {
    const { lineEnd, value } = this.old;
    const indent = ' '.repeat(this.indent());
    const joined = (text: string) => text.replaceAll('\n\n', '\n');
    const text = joined(this.value.slice(0, this.value.length - count));
    const lines = this.folded(joined(String(value).trimEnd()), text, source, this.indent());
    return lineEnd + indent + joinFolded(lines, indent, lineEnd);
  }

  /** Without quotes or in them, on one line or on several as the value was. */
  private flow(quotes: '' | "'" | '"'): Notation {
    const { source, lineEnd, column, value } = this.old;
    const bare = source.replace(/^["']|["']$/g, '').split(/\r?\n/);
    const plain = bare.map((line) => line.replaceAll("''", "'").replace(/\\(["\\]|$)/g, '$1'));
    const isMultiline = this.furtherLines().length > 0;
    const content = this.value.replace(/\n+$/, '');
    const ends = this.value.slice(content.length);
    const paragraphs = this.folded(String(value).trimEnd(), content, plain, column);
    const escaped = (line: string) =>
      quotes === '"' ? JSON.stringify(line).slice(1, -1) : quotes === "'" ? line.replaceAll("'", "''") : line;
    // Blanks with which a line begins are part of the text only behind a backslash.
    const escapedStart = (line: string, index: number) =>
      quotes === '"' && index > 0 ? line.replace(/^(?= )/, '\\') : line;
    const indent = ' '.repeat(this.indent());
    const isEscaped = quotes === '"' && !/\n[ \t]*"$/.test(source);
    const behind = isEscaped ? escaped(ends) : ends === '' ? '' : lineEnd.repeat(ends.length + 1) + indent;
    const lines = paragraphs.map((paragraph, index) =>
      paragraph.map((line) => escapedStart(escaped(line), index)),
    );
    const text =
      quotes === '"' && !isMultiline ? escaped(this.value) : joinFolded(lines, indent, lineEnd) + behind;
    return this.over(quotes + text + quotes + this.headerComment());
  }

  private *block(): Iterable<Notation> {
    const { source, value: before, lineEnd, type } = this.old;
    const ends = (text: unknown) => /\n*$/.exec(typeof text === 'string' ? text : '')?.[0].length ?? 0;
    const count = ends(this.value);
    const [, indicator = '', digits = ''] = /^([|>])([-+\d]*)/.exec(source) ?? [];
    const text = this.value.slice(0, this.value.length - count);
    const body = source.split(/\r?\n/).slice(1);
    for (const style of type === Scalar.BLOCK_FOLDED ? ['>', '|'] : [indicator]) {
      const isKept = style === indicator && count === ends(before);
      const chomping = isKept ? digits : digits.replace(/[-+]/, '') + (['-', ''][count] ?? '+');
      const lines = style === '>' ? this.paragraphs(body, count) : this.lines(text);
      const written = style + chomping + this.headerComment() + lines;
      yield isKept || count < 2
        ? this.over(written)
        : { text: written + lineEnd.repeat(count), replaced: source.length };
    }
  }
}

/** The ways to write a value in the place of another, the one most like it first. Which of them is read as meant has to be tried. */
export function scalarNotations(old: WrittenScalar, value: unknown): Iterable<Notation> {
  return typeof value === 'string'
    ? new ScalarWriter(old, value).notations()
    : [{ text: String(value), replaced: contentLength(old.source) }];
}
