interface ChangedPart {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What makes one text of another: the part of the first between their common start and their common end (offsets in
 * UTF-16 units, the end not included), and what stands there in the other.
 */
export function changedPart(before: string, after: string): ChangedPart {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) {
    same += 1;
  }
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
