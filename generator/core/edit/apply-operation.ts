/** Operations as changes of the text: the smallest ones that are proved to say what is meant, or none. */
import type { EditOperation } from '../../../src/model/editor.ts';
import { lineIndexOf } from '../document/line-index.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { SiteDocument } from '../site-document.ts';
import { removedMark, withCut } from './example-mark.ts';
import { isSameValue, operate } from './operation.ts';
import { operationsAlongside } from './operations-alongside.ts';
import { distinguishingOperations, removingOperations, renamingOperations } from './page-operations.ts';
import { proposeCopy, proposeEdits } from './propose-edits.ts';
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

interface Proved {
  readonly document: SiteDocument;
  /** At offsets of the text as it was read. */
  readonly edits: readonly TextEdit[];
}

/** The first proposal that is proved: the edited text reads as intended, and nothing else has changed. */
function firstProved(
  document: SiteDocument,
  meant: unknown,
  proposals: Iterable<readonly TextEdit[]>,
): Proved | undefined {
  for (const edits of proposals) {
    const changed = document.withText(applyEdits(document.text, inFile(document, edits)));
    if (isSameValue(changed.data, meant)) {
      return { document: changed, edits };
    }
  }
  return undefined;
}

/**
 * Proposals for several operations: first the preferred edits of all of them together, because each proof reads the
 * whole text; then the edits that are proved for each half.
 */
function* proposalsFor(
  document: SiteDocument,
  operations: readonly EditOperation[],
): Iterable<readonly TextEdit[]> {
  const [first, second] = operations;
  if (first !== undefined && second === undefined) {
    yield* proposeEdits(document, first);
    return;
  }
  yield operations.flatMap((operation) => {
    const [best = []] = proposeEdits(document, operation);
    return best;
  });
  const middle = Math.ceil(operations.length / 2);
  const [former, latter] = [operations.slice(0, middle), operations.slice(middle)].map((half) =>
    applyAll(document, half),
  );
  if (former !== undefined && latter !== undefined) {
    yield [...former.edits, ...latter.edits];
  }
}

/** Carries out operations on different places at once; nothing where one of them cannot be. */
function applyAll(document: SiteDocument, operations: readonly EditOperation[]): Proved | undefined {
  if (operations.length === 0) {
    return { document, edits: [] };
  }
  const meant = operations.reduce<unknown>(operate, document.data);
  return firstProved(document, meant, proposalsFor(document, operations));
}

function applyDuplicate(document: SiteDocument, path: ValuePath): Proved | undefined {
  const changed = applyAll(document, distinguishingOperations(document, path));
  const besides = operationsAlongside(document, { kind: 'duplicate', path });
  const beside = applyAll(document, besides);
  if (changed === undefined || beside === undefined) {
    return undefined;
  }
  const to = valueAt(changed.document.data, path);
  const copy = { kind: 'insert', path: path.slice(0, -1), index: Number(path.at(-1)) + 1, to } as const;
  const meant = [copy, ...besides].reduce<unknown>(operate, document.data);
  const proposals = Array.from(proposeCopy(document, path, changed.edits));
  return firstProved(
    document,
    meant,
    proposals.map((edits) => [...edits, ...beside.edits]),
  );
}

/** What an operation means that concerns several places; `undefined` where there is no such place. */
function applyComposite(document: SiteDocument, operation: EditOperation): Proved | undefined {
  const findingsAfter = (change: EditOperation) => applyAll(document, [change])?.document.diagnostics;
  switch (operation.kind) {
    case 'duplicate':
      return applyDuplicate(document, operation.path);
    case 'rename-page': {
      const found = findingsAfter({ ...operation, kind: 'set', path: [...operation.path, 'path'] });
      return found && applyAll(document, renamingOperations(document, operation, found));
    }
    case 'remove-page': {
      const found = findingsAfter({ kind: 'remove', path: operation.path });
      return found && applyAll(document, removingOperations(document, operation, found));
    }
    default:
      return applyAll(document, [operation, ...operationsAlongside(document, operation)]);
  }
}

function isPage([block, index, ...inner]: ValuePath): boolean {
  return block === 'pages' && typeof index === 'number' && inner.length === 0;
}

/** A value in blocks that are not there yet, as the outermost of them with nothing else in it. */
function withBlocksAround(data: unknown, operation: EditOperation): EditOperation {
  const { kind, path } = operation;
  const holder = path.slice(0, -1);
  const key = path.at(-1);
  return kind === 'set' && typeof key === 'string' && holder.length > 0 && valueAt(data, holder) === undefined
    ? withBlocksAround(data, { kind, path: holder, to: { [key]: operation.to } })
    : operation;
}

/** Whether the place of an operation is there. */
function isPossible({ data }: SiteDocument, operation: EditOperation): boolean {
  const { kind, path } = operation;
  const present = valueAt(data, path) !== undefined;
  switch (kind) {
    case 'duplicate':
      return present && typeof path.at(-1) === 'number';
    case 'rename-page':
      return present && isPage(path);
    case 'remove-page': {
      const pages = valueAt(data, ['pages']);
      const others = Array.isArray(pages) ? pages.toSpliced(Number(path.at(-1)), 1) : [];
      return present && isPage(path) && others.some((page) => valueAt(page, ['path']) === operation.to);
    }
    default:
      return operate(data, operation) !== undefined;
  }
}

function outcomeOf(document: SiteDocument, proved: Proved | undefined): AppliedOperation {
  return proved === undefined
    ? { kind: 'refused', reason: 'unproved' }
    : { kind: 'applied', document: proved.document, edits: inFile(document, proved.edits) };
}

/**
 * Carries out operations on different places at once.
 * @param operations in an order in which each finds its place after those before it
 */
export function applyOperations(
  document: SiteDocument,
  operations: readonly EditOperation[],
): AppliedOperation {
  return outcomeOf(document, applyAll(document, operations));
}

/**
 * Carries out an operation. The first way of writing it is taken that is proved: what is read from the new text is
 * what was read before with the operation applied, and nothing else.
 */
export function applyOperation(document: SiteDocument, wanted: EditOperation): AppliedOperation {
  if (document.data === undefined) {
    return { kind: 'refused', reason: 'unreadable' };
  }
  const operation = withBlocksAround(document.data, wanted);
  if (!isPossible(document, operation)) {
    return { kind: 'refused', reason: 'no-such-value' };
  }
  // What has been replaced, or is to stay, is no example any more.
  const cut = operation.kind === 'set' ? removedMark(document, operation.path) : undefined;
  if (cut === undefined && isSameValue(operate(document.data, operation), document.data)) {
    return { kind: 'applied', document, edits: [] };
  }
  if (cut !== undefined) {
    const unmarked = document.withText(applyEdits(document.text, [cut]));
    const applied = applyOperation(unmarked, operation);
    if (applied.kind === 'applied' && isSameValue(unmarked.data, document.data)) {
      return { ...applied, edits: withCut(cut, applied.edits) };
    }
  }
  return outcomeOf(document, applyComposite(document, operation));
}
