import type { SourceText } from '../document/source-text.ts';
import type { Diagnostic, Finding } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';

/** A finding about a value with the range at which the value stands. */
export function placeFinding(source: SourceText, finding: Finding): Diagnostic {
  const { path, target, excerpt, ...coded } = finding;
  return diagnosticAt(source.tree, coded, path, source.locate(path, target, excerpt));
}
