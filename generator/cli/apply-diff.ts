/** What a hunk's first line says of the place where it begins in the old text, from 1. */
const hunkStart = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/;

/**
 * Applies a unified diff (`diff -U1 old new`) to a text whose lines all have an end.
 * @param diff hunks alone, or with the two lines that name the files
 * @throws RangeError where the text is not the one that the diff was made from
 */
export function applyDiff(text: string, diff: string): string {
  const old = text.split('\n').slice(0, -1);
  const result: string[] = [];
  let next = 0;
  const isFileName = (line: string) => /^(?:--- |\+\+\+ )/.test(line);
  const hunks = diff.split('\n').slice(0, -1);
  const first = hunks.findIndex((line) => !isFileName(line));
  for (const line of hunks.slice(first)) {
    const [, start, count] = hunkStart.exec(line) ?? [];
    if (start !== undefined) {
      // An empty range is named by the line before it.
      const begin = Number(start) - (count === '0' ? 0 : 1);
      result.push(...old.slice(next, begin));
      next = begin;
    } else if (line.startsWith('+')) {
      result.push(line.slice(1));
    } else {
      if (old[next] !== line.slice(1)) {
        throw new RangeError(`Line ${next + 1} is not ${JSON.stringify(line.slice(1))}`);
      }
      result.push(...(line.startsWith('-') ? [] : [line.slice(1)]));
      next += 1;
    }
  }
  return [...result, ...old.slice(next), ''].join('\n');
}
