/** Context lines around a difference. */
const contextLines = 2;

/** Replaces lines that are left out. */
const ellipsis = '…';

/** A line that both files have, or only one of them. */
type LinePair = Readonly<Record<'before' | 'after', string | undefined>>;

/** Lines without the leading comment, which describes the fixture. */
function contentLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const content = first === -1 ? [] : lines.slice(first);
  return content.at(-1) === '' ? content.slice(0, -1) : content;
}

/** Pairs the lines that are the same. Those of one file alone are as few as possible before the next pair. */
function align(before: readonly string[], after: readonly string[]): LinePair[] {
  const pairs: LinePair[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    let skipped = 0;
    let alone = 0;
    // At the ends of both there are no lines, which is the same too.
    while (before[row + skipped] !== after[column + alone - skipped]) {
      [skipped, alone] = skipped < alone ? [skipped + 1, alone] : [0, alone + 1];
    }
    pairs.push(...before.slice(row, row + skipped).map((line) => ({ before: line, after: undefined })));
    row += skipped;
    for (const line of after.slice(column, column + alone - skipped)) {
      pairs.push({ before: undefined, after: line });
    }
    column += alone - skipped;
    if (row < before.length) {
      pairs.push({ before: before[row], after: after[column] });
      row += 1;
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
): Readonly<Record<keyof LinePair, readonly string[]>> {
  const pairs = align(contentLines(before), contentLines(after));
  const changed = pairs.flatMap((pair, index) => (pair.before === pair.after ? [] : [index]));
  const near = (index: number) =>
    changed.length === pairs.length
      ? index < contextLines * 2
      : changed.some((changedIndex) => Math.abs(changedIndex - index) <= contextLines);
  const side = (name: keyof LinePair): string[] => {
    const lines: string[] = [];
    for (const [index, { [name]: line }] of pairs.entries()) {
      if (line !== undefined && near(index)) {
        lines.push(line);
      } else if (line !== undefined && lines.length > 0 && lines.at(-1) !== ellipsis) {
        lines.push(ellipsis);
      }
    }
    return lines;
  };
  return { before: side('before'), after: side('after') };
}
