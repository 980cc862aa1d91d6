import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';

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

/** The value behind a key or at a place in a list. */
export function childAt(node: Node | undefined, segment: string | number): Node | undefined {
  if (isMap(node)) {
    const value = pairAt(node, segment)?.value;
    return isNode(value) ? value : undefined;
  }
  if (isSeq(node) && typeof segment === 'number') {
    const item = node.items[segment];
    return isNode(item) ? item : undefined;
  }
  return undefined;
}

function startOf(node: unknown): number {
  return isNode(node) && node.range ? node.range[0] : Number.POSITIVE_INFINITY;
}

/** Index of the last child of a block or list that begins at or before an offset; -1 where none does. */
export function lastChildBefore(node: YAMLMap | YAMLSeq, offset: number): number {
  const start = (index: number) => {
    const item: unknown = node.items[index];
    return isMap(node) ? startOf(node.items[index]?.key) : startOf(item);
  };
  // Children stand in the order of the file.
  let low = 0;
  let high = node.items.length;
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
