/** Lines of a file by their look alone: what can be said of a text that no parser can read. */

/** A line in its parts; put together again they are the line. */
interface LineShape {
  /** Dashes of a list with their spaces: `- `. */
  readonly dashes: string;
  /** The name before the colon, if the line has one. */
  readonly key: string | undefined;
  /** All before the value. */
  readonly lead: string;
  readonly value: string;
  /** A comment behind the value, with the blanks before it. */
  readonly tail: string;
}

const leadOfLine = /^ *((?:- +|-$)*)(?:([\p{L}\p{N}_-]+) *:(?: +|$))?/u;
const comment = /(?:^|[ \t]+)#(?:\s.*)?$|[ \t]+$/;

export function shapeOfLine(line: string): LineShape {
  const [lead = '', dashes = '', key] = leadOfLine.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const tail = comment.exec(rest)?.[0] ?? '';
  return {
    dashes,
    key,
    lead,
    value: rest.slice(0, rest.length - tail.length),
    tail,
  };
}

/** The lines of a text without their line ends. */
export function linesOf(text: string): string[] {
  return text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

/** Spaces before the first character of a line. */
export function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** Column at which the key or the text of a line begins, behind its dashes. */
export function contentColumn(line: string): number {
  return line.search(/[^ -]|$/);
}

/** Whether a line says nothing: it is empty, or all comment. */
export function isIdle(line: string): boolean {
  return /^\s*(?:#|$)/.test(line);
}

/** Whether a line begins with a name of this format and its colon; owners' texts begin in other letters. */
export function hasFormatKey(line: string): boolean {
  return /^ *(?:- +)*[A-Za-z][A-Za-z0-9_-]*:(?: |$)/.test(line);
}

export function startsWithDash(line: string): boolean {
  return /^ *-(?: |$)/.test(line);
}

/** Whether a long text stands below a line, for its value is `>-`, `|` or the like. */
export function endsWithIndicator(line: string): boolean {
  return /^[>|][-+\d]*$/.test(shapeOfLine(line.trimEnd()).value);
}

/** Index of the last line before an index that says something and that fits, or -1. */
export function lineBefore(
  lines: readonly string[],
  index: number,
  fits: (line: string) => boolean = () => true,
): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const line = lines[before] ?? '';
    if (!isIdle(line) && fits(line)) {
      return before;
    }
  }
  return -1;
}

/**
 * Indexes of the lines before an index that say something and stand further to the left than all between: the line
 * before it and those that open the blocks around that, the nearest first.
 */
export function linesAround(lines: readonly string[], index: number): number[] {
  const found: number[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let above = index; limit > 0; ) {
    above = lineBefore(lines, above, (line) => indentOf(line) < limit);
    if (above === -1) {
      break;
    }
    found.push(above);
    limit = indentOf(lines[above] ?? '');
  }
  return found;
}

/** Index of the first line behind an index that says something and that fits, or the number of lines. */
export function lineBehind(
  lines: readonly string[],
  index: number,
  fits: (line: string) => boolean = () => true,
): number {
  for (let behind = index + 1; behind < lines.length; behind += 1) {
    const line = lines[behind] ?? '';
    if (!isIdle(line) && fits(line)) {
      return behind;
    }
  }
  return lines.length;
}

/** Indexes of the first and the last of the lines around an index, itself included, that all fit. */
export function runAround(
  lines: readonly string[],
  index: number,
  fits: (line: string, index: number) => boolean,
): readonly [first: number, last: number] {
  const isLike = (at: number) => at >= 0 && at < lines.length && fits(lines[at] ?? '', at);
  let [first, last] = [index, index];
  while (isLike(first - 1)) {
    first -= 1;
  }
  while (isLike(last + 1)) {
    last += 1;
  }
  return [first, last];
}

/** Whether a line is neither a key nor an item, and says something. */
export function isWords(line: string): boolean {
  return !isIdle(line) && !hasFormatKey(line) && !startsWithDash(line);
}

/** Indexes of the first and the last of the lines of words around a line that are indented like it. */
export function wordsAround(lines: readonly string[], line: number): readonly [first: number, last: number] {
  const indent = indentOf(lines[line] ?? '');
  return runAround(lines, line, (other) => isWords(other) && indentOf(other) === indent);
}
