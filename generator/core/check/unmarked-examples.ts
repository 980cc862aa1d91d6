import type { Node } from 'yaml';
import type { ValuePath } from '../document/source-range.ts';
import type { SourceText } from '../document/source-text.ts';
import { Branch, hasChildren, scalarsOf } from '../document/yaml-tree.ts';
import type { Diagnostic } from '../findings/diagnostic.ts';
import { diagnosticAt } from '../findings/item-labels.ts';
import type { KeyMetadata } from '../schema/key.ts';
import { metadataOnPath } from '../schema/schema-keys.ts';
import { markedValues, marksInTexts } from './example-values.ts';
import { type KnownExample, knownExample } from './known-example.ts';

/** A value that is an example, within the text that it was parsed in. */
interface FoundExample {
  readonly path: ValuePath;
  readonly start: number;
  readonly end: number;
  readonly known: KnownExample;
}

const keysByName = new Map<string, readonly KeyMetadata[]>();

/** What is known of the keys on a path. The items of a list are described alike. */
function keysOn(path: ValuePath): readonly KeyMetadata[] {
  const name = path.map((segment) => (typeof segment === 'number' ? 0 : segment)).join('\n');
  const keys = keysByName.get(name) ?? metadataOnPath(path);
  keysByName.set(name, keys);
  return keys;
}

const examplesOfNodes = new WeakMap<Node, readonly FoundExample[]>();

/** The examples below a node, at paths and offsets that count from it. */
function examplesBelow(node: Node, path: ValuePath): readonly FoundExample[] {
  const found =
    examplesOfNodes.get(node) ??
    scalarsOf({ root: new Branch({ node }, 0) }).flatMap(({ node: scalar, path: inner, start, end }) => {
      const value = typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? '');
      const whole = [...path, ...inner];
      const known = knownExample(whole, value, keysOn(whole));
      return known === undefined ? [] : [{ path: inner, start, end, known }];
    });
  examplesOfNodes.set(node, found);
  return found;
}

/** Depth of what is parsed alone: blocks, and items of lists that are blocks. */
const partDepth = 2;

/** The examples of a file; of an unchanged part they are known. */
function examplesIn(branch: Branch | undefined, path: ValuePath = []): FoundExample[] {
  if (branch === undefined) {
    return [];
  }
  if (branch.node === undefined || (path.length < partDepth && hasChildren(branch))) {
    return branch.children().flatMap(({ segment, value }) => examplesIn(value, [...path, segment]));
  }
  return examplesBelow(branch.node, path).map(({ path: inner, start, end, known }) => ({
    path: [...path, ...inner],
    start: start + branch.base,
    end: end + branch.base,
    known,
  }));
}

/**
 * Values that are examples by themselves, in the order of the file. Those whose line is marked as an example are left
 * out: they are told of already.
 */
export function findUnmarkedExamples(source: SourceText): Diagnostic[] {
  const { tree, index, fileText } = source;
  const marked = [...markedValues(fileText), ...marksInTexts(source).map(({ range }) => range)];
  const markedLines = new Set(marked.map(({ start }) => start.line));
  const isMarked = (offset: number) => markedLines.has(index.positionOf(offset).line);
  return examplesIn(tree.root).flatMap(({ path, start, end, known }): Diagnostic[] => {
    if (isMarked(start)) {
      return [];
    }
    const written = index.text.slice(start, end);
    const excerpt = known.excerpt ?? '';
    const excerptStart = written.includes('\n') && excerpt !== '' ? written.indexOf(excerpt) : -1;
    const from = Math.max(start, start + excerptStart);
    const to = excerptStart === -1 ? end : from + excerpt.length;
    return isMarked(from)
      ? []
      : [
          diagnosticAt(
            source.tree,
            { code: 'example-value', args: { kind: known.kind } },
            path,
            source.rangeBetween(from, to),
          ),
        ];
  });
}
