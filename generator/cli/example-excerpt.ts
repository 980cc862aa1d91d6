/** Context lines around a difference. */
const contextLines = 2;

/** Replaces lines that are left out. */
const ellipsis = '…';

interface LinePair {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Lines without the leading comment, which describes the fixture. */
function contentLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const content = first === -1 ? [] : lines.slice(first);
  return content.at(-1) === '' ? content.slice(0, -1) : content;
}

/** Aligns two lists of lines by their longest common subsequence. */
function align(before: readonly string[], after: readonly string[]): LinePair[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (line !== undefined) {
        line[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
      }
    }
  }
  const pairs: LinePair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      pairs.push({ before: before[row], after: after[column] });
      row += 1;
      column += 1;
    } else if (
      column >= after.length ||
      (row < before.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      pairs.push({ before: before[row], after: undefined });
      row += 1;
    } else {
      pairs.push({ before: undefined, after: after[column] });
      column += 1;
    }
  }
  return pairs;
}

/**
 * The differing lines of two files with some context. Where one file is empty, the first lines of the other are shown.
 */
export function differences(
  before: string,
  after: string,
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const pairs = align(contentLines(before), contentLines(after));
  const changed = pairs.flatMap((pair, index) => (pair.before === pair.after ? [] : [index]));
  const whole = pairs.every((pair) => pair.before === undefined || pair.after === undefined);
  const near = (index: number) =>
    whole
      ? index < contextLines * 2
      : changed.some((changedIndex) => Math.abs(changedIndex - index) <= contextLines);
  const side = (pick: (pair: LinePair) => string | undefined): string[] => {
    const lines: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      const line = pick(pair);
      if (near(index)) {
        lines.push(...(line === undefined ? [] : [line]));
      } else if (line !== undefined && lines.length > 0 && lines.at(-1) !== ellipsis) {
        lines.push(ellipsis);
      }
    }
    return lines;
  };
  return { before: side((pair) => pair.before), after: side((pair) => pair.after) };
}
