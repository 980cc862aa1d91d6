import type { SourceRange, ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { type CodedArgs, type Diagnostic, definitions, type Finding } from '../findings/diagnostic.ts';
import { labelsOn } from '../findings/item-labels.ts';

/** A finding with its range in the file. */
export function placeAt(
  source: SourceText,
  coded: CodedArgs,
  path: ValuePath,
  range: SourceRange,
): Diagnostic {
  const { severity } = definitions[coded.code];
  return { ...coded, severity, path, labels: labelsOn(source.tree, path), range };
}

/** A finding about a value with the range at which the value stands. */
export function placeFinding(source: SourceText, finding: Finding): Diagnostic {
  const { path, target, excerpt, ...coded } = finding;
  return placeAt(source, coded, path, source.locate(path, target, excerpt));
}
