/** Operations as changes of the text: the smallest ones that are proved to say what is meant, or none. */

import { lineIndexOf } from '../document/line-index.ts';
import type { SiteDocument } from '../site-document.ts';
import { isSameValue, type Operation, operate } from './operation.ts';
import { proposeEdits } from './propose-edits.ts';
import { applyEdits, type TextEdit } from './splice.ts';

/** Why an operation is not carried out. */
export type Refusal =
  /** The file has syntax errors. */
  | 'unreadable'
  /** The path leads to nothing that the operation could change. */
  | 'no-such-value'
  /** No text was found that is proved to say what is meant, and nothing else. */
  | 'unproved';

export type AppliedOperation =
  | {
      readonly kind: 'applied';
      readonly document: SiteDocument;
      /** At offsets of the text before. */
      readonly edits: readonly TextEdit[];
    }
  | { readonly kind: 'refused'; readonly reason: Refusal };

/** Edits of the text as it was read, as edits of the file. */
function inFile({ text, source }: SiteDocument, edits: readonly TextEdit[]): TextEdit[] {
  const mark = text.length - source.fileText.length;
  const lines = lineIndexOf(source.fileText);
  return edits.map((edit) => {
    const { start, end } = lines.offsetsOf(source.rangeBetween(edit.start, edit.end));
    return { start: start + mark, end: end + mark, text: edit.text };
  });
}

/**
 * Carries out an operation. The first way of writing it is taken that is proved: what is read from the new text is
 * what was read before with the operation applied, and nothing else.
 */
export function applyOperation(document: SiteDocument, operation: Operation): AppliedOperation {
  if (document.data === undefined) {
    return { kind: 'refused', reason: 'unreadable' };
  }
  const meant = operate(document.data, operation);
  if (meant === undefined) {
    return { kind: 'refused', reason: 'no-such-value' };
  }
  if (isSameValue(meant, document.data)) {
    return { kind: 'applied', document, edits: [] };
  }
  for (const proposal of proposeEdits(document, operation)) {
    const edits = inFile(document, proposal);
    const changed = document.withText(applyEdits(document.text, edits));
    if (isSameValue(changed.data, meant)) {
      return { kind: 'applied', document: changed, edits };
    }
  }
  return { kind: 'refused', reason: 'unproved' };
}
