/** Operations as changes of the text: the smallest ones that are proved to say what is meant, or none. */

import { lineIndexOf } from '../document/line-index.ts';
import type { ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { valueAt } from '../document/value-at.ts';
import { branchAt, childAt, endOf, isFlow, scalarOf, startOf } from '../document/yaml-tree.ts';
import type { SiteDocument } from '../site-document.ts';
import { isSameValue, type Operation, operate } from './operation.ts';
import { applyEdits, type TextEdit } from './splice.ts';
import { scalarNotations } from './write-scalar.ts';
import { columnOf, lineEndOf, usualMark } from './yaml-style.ts';

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

/** Column of further lines of a value below its key or dash. */
const usualStep = 2;

function isSingle(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Whether a value stands in brackets, its own or those around it. */
function isInFlow({ tree }: SourceText, path: ValuePath): boolean {
  return path.some((_, depth) => isFlow(branchAt(tree, path.slice(0, depth))));
}

/** Column of the key, or of the item, that a value stands behind. */
function ownerColumn({ tree, index }: SourceText, path: ValuePath): number {
  const segment = path.at(-1) ?? '';
  const child = childAt(branchAt(tree, path.slice(0, -1)), segment);
  return columnOf(index.text, startOf(child?.key ?? child?.value));
}

function* setScalar(document: SiteDocument, path: ValuePath, to: unknown): Iterable<TextEdit[]> {
  const { source } = document;
  const { text } = source.index;
  const branch = branchAt(source.tree, path);
  const node = scalarOf(branch);
  if (branch === undefined || node === undefined || !isSingle(to)) {
    return;
  }
  const start = startOf(branch);
  const notations = scalarNotations(
    {
      source: text.slice(start, endOf(branch)),
      value: valueAt(document.data, path).value,
      type: node.type,
      comment: /^[ \t]+#[^\r\n]*/.exec(text.slice(endOf(branch)))?.[0] ?? '',
      column: columnOf(text, start),
      indent: ownerColumn(source, path) + usualStep,
      isFlow: isInFlow(source, path),
      mark: usualMark(text),
      lineEnd: lineEndOf(text),
    },
    to,
  );
  for (const notation of notations) {
    const end = start + notation.replaced;
    const before = /[^\s[{]/.test(text[start - 1] ?? '') ? ' ' : '';
    const behind = text[end] === '#' ? ' ' : '';
    yield [{ start, end, text: before + notation.text + behind }];
  }
}

function proposalsFor(document: SiteDocument, operation: Operation): Iterable<readonly TextEdit[]> {
  return operation.kind === 'set' ? setScalar(document, operation.path, operation.to) : [];
}

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
  for (const proposal of proposalsFor(document, operation)) {
    const edits = inFile(document, proposal);
    const changed = document.withText(applyEdits(document.text, edits));
    if (isSameValue(changed.data, meant)) {
      return { kind: 'applied', document: changed, edits };
    }
  }
  return { kind: 'refused', reason: 'unproved' };
}
