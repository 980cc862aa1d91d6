import type { Position, SourceRange } from '../diagnostics/diagnostic.ts';

/** Offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    starts.push(end + 1);
  }
  return starts;
}

/** Offset of a place in a text. */
function offsetOf(starts: readonly number[], { line, column }: Position): number {
  return (starts[line - 1] ?? 0) + column - 1;
}

/** The part of a text that a finding points at, as offsets. */
export function offsetsOf(
  text: string,
  range: SourceRange,
): { readonly start: number; readonly end: number } {
  const starts = lineStarts(text);
  return { start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) };
}
