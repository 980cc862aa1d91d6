import type { DevLine } from '../../src/model/dev-bar.ts';
import type { Diagnostic } from '../core/findings/diagnostic.ts';

/** Context lines before and after a finding. */
const linesAround = 2;

/** Most lines of the finding itself. */
const longestPlace = 6;

/** Most characters of a line that are shown. */
const shownWidth = 160;

/**
 * The lines around a finding, each split where the finding's range begins and ends.
 * @param fileLines the lines of the file, without byte order mark
 */
export function surroundingLines({ range }: Diagnostic, fileLines: readonly string[]): DevLine[] {
  const { start, end } = range;
  // A range that ends at column 1 contains nothing of its last line.
  const lastLine = Math.max(start.line, end.column === 1 ? end.line - 1 : end.line);
  const first = Math.max(1, start.line - linesAround);
  const last = Math.min(fileLines.length, Math.min(lastLine, start.line + longestPlace - 1) + linesAround);
  return fileLines.slice(first - 1, last).map((line, index) => {
    const number = first + index;
    const isPlace = number >= start.line && number <= lastLine;
    const from = number === start.line ? start.column - 1 : line.search(/\S|$/);
    const to = number === end.line ? end.column - 1 : line.length;
    const [begin, stop] = isPlace ? [from, Math.max(from, to)] : [line.length, line.length];
    return {
      number,
      before: shorten(line.slice(0, begin)),
      marked: shorten(line.slice(begin, stop)),
      after: shorten(line.slice(stop)),
    };
  });
}

function shorten(part: string): string {
  return part.length > shownWidth ? `${part.slice(0, shownWidth)}…` : part;
}
