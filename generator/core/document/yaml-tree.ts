/** The values of a YAML text with the places that they stand at; parts of the text may have been parsed alone. */
import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { LineIndex } from './line-index.ts';
import type { ValuePath } from './source-range.ts';

/** A value with what is below it. A large file has many: what is below one is made when it is first asked for. */
export class Branch {
  /** Offset in the whole text at which the text begins that the node was parsed in. */
  readonly base: number;
  private readonly parsed: { readonly node?: Node };
  private made: readonly Child[] | undefined;
  private keyed: ReadonlyMap<string | number, Child> | undefined;

  /**
   * @param parsed the node; read, and so perhaps parsed, when it is first asked for
   * @param made children that were parsed one by one, where there is no node
   */
  constructor(parsed: { readonly node?: Node }, base: number, made?: readonly Child[]) {
    this.parsed = parsed;
    this.base = base;
    this.made = made;
  }

  /** Absent where the children of a block or list were parsed one by one. */
  get node(): Node | undefined {
    return this.parsed.node;
  }

  /** In the order of the file; none of a single value. */
  children(): readonly Child[] {
    this.made ??= childrenOfNode(this.node, this.base);
    return this.made;
  }

  /** The children by key or index; of those with the same key, the first. */
  bySegment(): ReadonlyMap<string | number, Child> {
    this.keyed ??= new Map(
      this.children()
        .map((child) => [child.segment, child] as const)
        .toReversed(),
    );
    return this.keyed;
  }
}

/** What stands behind a key or at an index of a list. */
export interface Child {
  readonly segment: string | number;
  readonly key?: Branch;
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
  return contents === null ? { index } : { index, root: new Branch({ node: contents }, 0) };
}

function childrenOfNode(node: Node | undefined, base: number): Child[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) =>
      isScalar(key)
        ? {
            segment: String(key.value),
            key: new Branch({ node: key }, base),
            ...(isNode(value) && { value: new Branch({ node: value }, base) }),
          }
        : [],
    );
  }
  return isSeq(node)
    ? node.items.flatMap((item, segment) =>
        isNode(item) ? { segment, value: new Branch({ node: item }, base) } : [],
      )
    : [];
}

/** The child behind a key or at an index. */
export function childAt(branch: Branch | undefined, segment: string | number): Child | undefined {
  return branch?.bySegment().get(segment);
}

/** The node of a branch that is a single value. */
export function scalarOf(branch: Branch | undefined) {
  return isScalar(branch?.node) ? branch.node : undefined;
}

/** Whether a branch is a block or a list. */
export function hasChildren(branch: Branch | undefined): boolean {
  return branch !== undefined && (branch.node === undefined || isCollection(branch.node));
}

/** Offset at which a branch begins; of several children, the first of them. */
export function startOf(branch: Branch | undefined): number {
  if (branch !== undefined && branch.node === undefined) {
    return startOfChild(branch.children()[0]);
  }
  return branch?.node?.range ? branch.node.range[0] + branch.base : Number.POSITIVE_INFINITY;
}

/** Offset behind the last character of a branch. */
export function endOf(branch: Branch): number {
  if (branch.node === undefined) {
    const last = branch.children().at(-1);
    return last?.value === undefined ? startOfChild(last) : endOf(last.value);
  }
  return (branch.node.range?.[1] ?? 0) + branch.base;
}

function startOfChild(child: Child | undefined): number {
  return startOf(child?.key ?? child?.value);
}

/** The last child of a block or list that begins at or before an offset. */
function lastChildBefore(branch: Branch, offset: number): Child | undefined {
  const children = branch.children();
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOfChild(children[middle]) <= offset) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return children[low - 1];
}

/** The branch at a path. */
export function branchAt({ root }: YamlTree, path: ValuePath): Branch | undefined {
  return path.reduce<Branch | undefined>((branch, segment) => childAt(branch, segment)?.value, root);
}

/** Whether the children of a branch stand in brackets. */
export function isFlow(branch: Branch | undefined): boolean {
  return isCollection(branch?.node) && branch.node.flow === true;
}

/** A single value with its path and its offsets. */
interface PlacedScalar {
  readonly node: Scalar;
  readonly path: ValuePath;
  readonly start: number;
  readonly end: number;
}

/** All single values, in the order of the file. */
export function scalarsOf({ root }: Pick<YamlTree, 'root'>): PlacedScalar[] {
  const found: PlacedScalar[] = [];
  const collect = (branch: Branch, path: ValuePath) => {
    const node = scalarOf(branch);
    if (node !== undefined) {
      found.push({ node, path, start: startOf(branch), end: endOf(branch) });
    }
    for (const { segment, value } of branch.children()) {
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
