/** What the items of lists are called in a file. */
import type { SourceRange, ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { type Branch, childAt, pathAt, scalarOf, type YamlTree } from '../document/yaml-tree.ts';
import type { KeyMetadata } from '../schema/key.ts';
import { metadataOnPath } from '../schema/schema-keys.ts';
import { type CodedArgs, type Diagnostic, definitions, type Finding } from './diagnostic.ts';

/** Longest label that is shown, in UTF-16 units. */
const longestLabel = 40;

/** A text in one line, or nothing where it is no text or too long. */
function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
  return text.length <= longestLabel ? text : '';
}

function labelOf(branch: Branch | undefined, { item, refersTo }: KeyMetadata): string {
  if (item === undefined) {
    return '';
  }
  const own = refersTo === 'page' ? scalarOf(branch)?.value : undefined;
  const values = (item.namedBy ?? []).map((name) => scalarOf(childAt(branch, name)?.value)?.value);
  return [own, ...values].map(shortText).find((label) => label !== '') ?? '';
}

/** What the list items on a path are called in the file, by their index on it; empty where nothing is. */
export function labelsOn({ root }: YamlTree, path: ValuePath): string[] {
  const metadata = metadataOnPath(path);
  let branch = root;
  return path.map((segment, depth) => {
    branch = childAt(branch, segment)?.value;
    return typeof segment === 'number' ? labelOf(branch, metadata[depth] ?? {}) : '';
  });
}

/** A finding about a part of a text, with what the list items on its path are called. */
export function diagnosticAt(
  tree: YamlTree,
  coded: CodedArgs,
  path: ValuePath,
  range: SourceRange,
): Diagnostic {
  const { severity } = definitions[coded.code];
  return { ...coded, severity, path, labels: labelsOn(tree, path), range };
}

/** A finding about a value with the range at which the value stands. */
export function placeFinding(source: SourceText, finding: Finding): Diagnostic {
  const { path, target, excerpt, ...coded } = finding;
  return diagnosticAt(source.tree, coded, path, source.locate(path, target, excerpt));
}

/** Path of the innermost list item around an offset that has a name, else of its block: certain where keys are not. */
export function itemAt(tree: YamlTree, offset: number): ValuePath {
  const path = pathAt(tree, offset);
  const depth = labelsOn(tree, path).findLastIndex((label) => label !== '');
  return path.slice(0, Math.max(1, depth + 1));
}
