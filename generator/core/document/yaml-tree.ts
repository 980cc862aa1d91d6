/** The values of a YAML text with the places that they stand at; parts of the text may have been parsed alone. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import type { LineIndex } from './line-index.ts';
import type { ValuePath } from './source-range.ts';

/** A node as it was parsed. */
export interface ParsedBranch {
  readonly node: Node;
  /** Offset in the whole text at which the text begins that the node was parsed in. */
  readonly base: number;
}

/** A block or list whose children were parsed one by one. */
export interface JoinedBranch {
  /** In the order of the file. */
  readonly children: readonly Child[];
  readonly bySegment: ReadonlyMap<string | number, Child>;
}

export type Branch = ParsedBranch | JoinedBranch;

/** What stands behind a key or at an index of a list. */
export interface Child {
  readonly segment: string | number;
  readonly key?: ParsedBranch;
  readonly value?: Branch;
}

/** A text with its values. */
export interface YamlTree {
  readonly index: LineIndex;
  /** Absent where the text has no value at all. */
  readonly root?: Branch;
}

/** The tree of a text that was parsed as a whole. */
export function treeOf({ contents }: Document.Parsed, index: LineIndex): YamlTree {
  return contents === null ? { index } : { index, root: { node: contents, base: 0 } };
}

/** Pairs by key, made once for each block: a file may have many mistakes in a large one. */
const pairsOf = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pair of a key; of several, the first. */
export function pairAt(map: YAMLMap, key: string | number): Pair | undefined {
  const known = pairsOf.get(map);
  if (known !== undefined) {
    return known.get(String(key));
  }
  const pairs = new Map<string, Pair>();
  for (const pair of map.items) {
    if (isScalar(pair.key) && !pairs.has(String(pair.key.value))) {
      pairs.set(String(pair.key.value), pair);
    }
  }
  pairsOf.set(map, pairs);
  return pairs.get(String(key));
}

/** A block or list made of children that were parsed one by one. */
export function joinChildren(children: readonly Child[]): JoinedBranch {
  return { children, bySegment: new Map(children.map((child) => [child.segment, child])) };
}

function branchOf(node: unknown, base: number): ParsedBranch | undefined {
  return isNode(node) ? { node, base } : undefined;
}

function childOfPair({ key, value }: Pair, segment: string | number, base: number): Child {
  const keyBranch = branchOf(key, base);
  const valueBranch = branchOf(value, base);
  return { segment, ...(keyBranch && { key: keyBranch }), ...(valueBranch && { value: valueBranch }) };
}

/** The child behind a key or at an index. */
export function childAt(branch: Branch | undefined, segment: string | number): Child | undefined {
  if (branch === undefined || 'children' in branch) {
    return branch?.bySegment.get(segment);
  }
  const { node, base } = branch;
  if (isMap(node)) {
    const pair = pairAt(node, segment);
    return pair && childOfPair(pair, segment, base);
  }
  const item = isSeq(node) && typeof segment === 'number' ? branchOf(node.items[segment], base) : undefined;
  return item && { segment, value: item };
}

/** The node of a branch that is a single value. */
export function scalarOf(branch: Branch | undefined) {
  return branch !== undefined && 'node' in branch && isScalar(branch.node) ? branch.node : undefined;
}

/** Whether a branch is a block or a list. */
export function hasChildren(branch: Branch | undefined): boolean {
  return branch !== undefined && ('children' in branch || isCollection(branch.node));
}

/** Offset at which a branch begins; of several children, the first of them. */
export function startOf(branch: Branch | undefined): number {
  if (branch === undefined) {
    return Number.POSITIVE_INFINITY;
  }
  if ('children' in branch) {
    return startOfChild(branch.children[0]);
  }
  return branch.node.range ? branch.node.range[0] + branch.base : Number.POSITIVE_INFINITY;
}

/** Offset behind the last character of a branch. */
export function endOf(branch: Branch): number {
  if ('children' in branch) {
    const last = branch.children.at(-1);
    return last?.value === undefined ? startOfChild(last) : endOf(last.value);
  }
  return (branch.node.range?.[1] ?? 0) + branch.base;
}

function startOfChild(child: Child | undefined): number {
  return startOf(child?.key ?? child?.value);
}

/** The last child of a block or list that begins at or before an offset. */
export function lastChildBefore(branch: Branch, offset: number): Child | undefined {
  if ('children' in branch) {
    return branch.children[
      lastBefore(branch.children.length, (at) => startOfChild(branch.children[at]), offset)
    ];
  }
  const { node, base } = branch;
  if (isMap(node)) {
    const start = (at: number) => startOf(branchOf(node.items[at]?.key, base));
    const pair = node.items[lastBefore(node.items.length, start, offset)];
    return pair && isScalar(pair.key) ? childOfPair(pair, String(pair.key.value), base) : undefined;
  }
  if (isSeq(node)) {
    const start = (at: number) => startOf(branchOf(node.items[at], base));
    const last = lastBefore(node.items.length, start, offset);
    const value = branchOf(node.items[last], base);
    return last === -1 ? undefined : { segment: last, ...(value && { value }) };
  }
  return undefined;
}

/** Index of the last of some things, in the order of the file, that begins at or before an offset; -1 where none does. */
function lastBefore(count: number, start: (index: number) => number, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (start(middle) <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/** All children of a block or list, in the order of the file. */
export function childrenOf(branch: Branch): readonly Child[] {
  if ('children' in branch) {
    return branch.children;
  }
  const { node, base } = branch;
  if (isMap(node)) {
    return node.items.flatMap((pair) =>
      isScalar(pair.key) ? [childOfPair(pair, String(pair.key.value), base)] : [],
    );
  }
  return isSeq(node)
    ? node.items.flatMap((item, segment) => {
        const value = branchOf(item, base);
        return value === undefined ? [] : [{ segment, value }];
      })
    : [];
}

/** The branch at a path. */
export function branchAt({ root }: YamlTree, path: ValuePath): Branch | undefined {
  return path.reduce<Branch | undefined>((branch, segment) => childAt(branch, segment)?.value, root);
}

/** Whether the children of a branch stand in brackets. */
export function isFlow(branch: Branch | undefined): boolean {
  return branch !== undefined && 'node' in branch && isCollection(branch.node) && branch.node.flow === true;
}

/** A single value with its path and its offsets. */
export interface PlacedScalar {
  readonly node: Scalar;
  readonly path: ValuePath;
  readonly start: number;
  readonly end: number;
}

/** All single values, in the order of the file. */
export function scalarsOf({ root }: YamlTree): PlacedScalar[] {
  const found: PlacedScalar[] = [];
  const collect = (branch: Branch, path: ValuePath) => {
    const node = scalarOf(branch);
    if (node !== undefined) {
      found.push({ node, path, start: startOf(branch), end: endOf(branch) });
    }
    for (const { segment, value } of childrenOf(branch)) {
      if (value !== undefined) {
        collect(value, [...path, segment]);
      }
    }
  };
  if (root !== undefined) {
    collect(root, []);
  }
  return found;
}

/** The single values that some offsets stand in, each once. */
export function scalarsAt(tree: YamlTree, offsets: readonly number[]): PlacedScalar[] {
  const found = new Map<number, PlacedScalar>();
  for (const offset of offsets) {
    const path = pathAt(tree, offset);
    const branch = branchAt(tree, path);
    const node = scalarOf(branch);
    if (branch !== undefined && node !== undefined) {
      const [start, end] = [startOf(branch), endOf(branch)];
      if (start <= offset && offset < end) {
        found.set(start, { node, path, start, end });
      }
    }
  }
  return [...found.values()];
}

/** Path of the innermost value that begins at or before an offset and reaches it, as far as the text could be read. */
export function pathAt({ root }: YamlTree, offset: number): ValuePath {
  const path: (string | number)[] = [];
  let branch = root;
  while (branch !== undefined) {
    const child = lastChildBefore(branch, offset);
    if (child === undefined) {
      break;
    }
    path.push(child.segment);
    // What follows the offset has not begun yet.
    branch = startOf(child.value) <= offset ? child.value : undefined;
  }
  return path;
}
