/** The mark of an example goes with the example. */
import { markedValues } from '../check/example-values.ts';
import { lineIndexOf } from '../document/line-index.ts';
import type { ValuePath } from '../document/source-range.ts';
import type { SiteDocument } from '../site-document.ts';
import { lineEnd, type TextEdit } from './splice.ts';

/** The edit that takes the mark off a value's line, at offsets of the file; `undefined` where it has none. */
export function removedMark({ source, text }: SiteDocument, path: ValuePath): TextEdit | undefined {
  const { index, fileText } = source;
  const marked = markedValues(fileText).find(
    ({ end }) => String(source.pathAt(index.offsetOf(end) - 1)) === String(path),
  );
  if (marked === undefined) {
    return undefined;
  }
  const byteOrderMark = text.length - fileText.length;
  const start = byteOrderMark + lineIndexOf(fileText).offsetOf(marked.end);
  return { start, end: lineEnd(text, start), text: '' };
}

/** Edits of a text from which one edit has already cut something, together with that edit, as edits of the text before. */
export function withCut(cut: TextEdit, edits: readonly TextEdit[]): TextEdit[] {
  const length = cut.end - cut.start;
  const shifted = edits.map(({ start, end, text }) => ({
    start: start > cut.start ? start + length : start,
    end: end > cut.start ? end + length : end,
    text,
  }));
  const isWithin = shifted.some(({ start, end }) => start < cut.start && end > cut.start);
  return isWithin ? shifted : [...shifted, cut];
}
