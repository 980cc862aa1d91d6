import type { Document } from 'yaml';
import type { LineIndex } from '../document/line-index.ts';
import { pathAt, treeOf } from '../document/yaml-tree.ts';
import { type CodedArgs, type Diagnostic, definitions } from '../findings/diagnostic.ts';
import { itemAt, labelsOn } from '../findings/item-labels.ts';

/** Gives a finding its range in a text, from offset to offset and never beyond the first of its lines. */
type PlaceFinding = (coded: CodedArgs, start: number, end: number) => Diagnostic;

/** Makes the function that places findings in a text as far as it could be read. */
export function createPlaceFinding(document: Document.Parsed, index: LineIndex): PlaceFinding {
  const tree = treeOf(document, index);
  return (coded, start, end) => {
    // Behind a syntax error, the keys near it are not those that were meant.
    const path = document.errors.length > 0 ? itemAt(tree, start) : pathAt(tree, start);
    return {
      ...coded,
      severity: definitions[coded.code].severity,
      path,
      labels: labelsOn(tree, path),
      range: index.rangeBetween(start, Math.min(end, index.endOfLine(start))),
    };
  };
}
