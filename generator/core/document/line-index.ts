import { lazy } from './lazy.ts';
import type { Position, SourceRange } from './source-range.ts';

/**
 * Where the lines of a text begin: looked for once, when the first place is asked for. Most texts are parts in which
 * nothing is wrong, and no place is. Lines end in `\n`.
 */
export class LineIndex {
  readonly text: string;
  private readonly found: () => readonly number[];

  constructor(text: string) {
    this.text = text;
    this.found = lazy(() => lineStarts(text));
  }

  /** Offsets at which the lines begin, the first of them 0. */
  get starts(): readonly number[] {
    return this.found();
  }

  /** Index of the line that an offset stands in, from 0. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return Math.max(0, low - 1);
  }

  /** Line and column of an offset, both from 1. */
  positionOf(offset: number): Position {
    const line = this.lineAt(offset);
    return { line: line + 1, column: Math.max(0, offset - (this.starts[line] ?? 0)) + 1 };
  }

  /** Offset of a position. */
  offsetOf({ line, column }: Position): number {
    return (this.starts[line - 1] ?? 0) + column - 1;
  }

  /** Lines and columns of the part of the text between two offsets. */
  rangeBetween(start: number, end: number): SourceRange {
    return { start: this.positionOf(start), end: this.positionOf(Math.max(start, end)) };
  }

  /** Offset at which the line of an offset ends, its line end not included; a `\r` ends it too. */
  endOfLine(offset: number): number {
    const end = this.text.indexOf('\n', offset);
    const stop = end === -1 ? this.text.length : end;
    const carriageReturn = this.text.slice(offset, stop).indexOf('\r');
    return carriageReturn === -1 ? stop : offset + carriageReturn;
  }

  /** The part of the text that a range stands for, as offsets. */
  offsetsOf(range: SourceRange): { readonly start: number; readonly end: number } {
    return { start: this.offsetOf(range.start), end: this.offsetOf(range.end) };
  }

  /** A line without its end, by its number from 1; `undefined` where there is none. */
  line(number: number): string | undefined {
    const start = this.starts[number - 1];
    if (start === undefined) {
      return undefined;
    }
    const end = (this.starts[number] ?? this.text.length + 1) - 1;
    return this.text.slice(start, this.text[end - 1] === '\r' && end > start ? end - 1 : end);
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

let latest = new LineIndex('');

/** The line index of a text; that of the latest text is kept, because its findings are printed one by one. */
export function lineIndexOf(text: string): LineIndex {
  if (latest.text !== text) {
    latest = new LineIndex(text);
  }
  return latest;
}
