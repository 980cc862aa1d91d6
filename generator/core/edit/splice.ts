/** Replaces the text between two offsets (UTF-16 units, the end not included). */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits to a text; all else stays as it is. Insertions at one place keep the order in which they are
 * given. Throws where two edits overlap.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < done) {
      throw new RangeError(`Edits overlap at ${edit.start}`);
    }
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** Offset of the first character of the line that an offset stands in; before the text there is its first line. */
export function lineStart(text: string, offset: number): number {
  return offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset behind the last character of the line that an offset stands in, before its line end. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  const stop = end === -1 ? text.length : end;
  return stop > 0 && text[stop - 1] === '\r' && stop > offset ? stop - 1 : stop;
}

/** Offset of the line after the one that an offset stands in; the text's length where there is none. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
