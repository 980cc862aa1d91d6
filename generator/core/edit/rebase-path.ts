/** Finds values again in a file that has moved on: items of lists by what they say, not by where they stand. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import { isSameValue } from './operation.ts';

function indexesOf(list: readonly unknown[], item: unknown): number[] {
  return list.flatMap((other, index) => (isSameValue(other, item) ? [index] : []));
}

/** How many entries two items have in common. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) {
    return 0;
  }
  return Object.entries(a).filter(([key, value]) => isSameValue(valueAt(b, [key]), value)).length;
}

/** Index of an item in the list as it is now; nothing where it is not certain which it is. */
export function rebaseIndex(
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
): number | undefined {
  const item = before[index];
  const same = indexesOf(after, item);
  if (same.length > 0) {
    const rank = indexesOf(before.slice(0, index), item).length;
    return same[Math.min(rank, same.length - 1)];
  }
  const isIn = (list: readonly unknown[]) => (other: unknown) => indexesOf(list, other).length > 0;
  const gone = before.filter((other) => !isIn(after)(other));
  const added = after.flatMap((other, at) => (isIn(before)(other) ? [] : [at]));
  const likest = added.toSorted((a, b) => likeness(item, after[b]) - likeness(item, after[a]));
  const [first, second] = likest.map((at) => after[at]);
  const inCommon = likeness(item, first);
  // Each must be what the other is most like: an item that has gone may resemble one that has changed.
  const isClear =
    inCommon > likeness(item, second) &&
    gone.every((other) => isSameValue(other, item) || likeness(other, first) < inCommon);
  return isClear ? likest[0] : gone.length === added.length ? added[gone.indexOf(item)] : undefined;
}

/** The path at which a value stands now; nothing where an item on the way to it cannot be found again. */
export function rebasePath(before: unknown, after: unknown, path: ValuePath): ValuePath | undefined {
  if (before === after) {
    return path;
  }
  const rebased: (string | number)[] = [];
  for (const [depth, segment] of path.entries()) {
    const old = valueAt(before, path.slice(0, depth));
    const now = valueAt(after, rebased);
    const next =
      typeof segment === 'number' && Array.isArray(old) && Array.isArray(now)
        ? rebaseIndex(old, now, segment)
        : segment;
    if (next === undefined) {
      return undefined;
    }
    rebased.push(next);
  }
  return rebased;
}

/** An operation on the values as they are now. */
export function rebaseOperation(
  before: unknown,
  after: unknown,
  operation: EditOperation,
): EditOperation | undefined {
  const path = rebasePath(before, after, operation.path);
  if (path === undefined) {
    return undefined;
  }
  if (operation.kind === 'move') {
    // As far as it was to go, but not beyond the end.
    const items = valueAt(after, path.slice(0, -1));
    const last = Array.isArray(items) ? items.length - 1 : 0;
    const to = operation.to + Number(path.at(-1)) - Number(operation.path.at(-1));
    return { ...operation, path, to: Math.min(Math.max(to, 0), last) };
  }
  const [old, now] = [valueAt(before, operation.path), valueAt(after, path)];
  if (operation.kind !== 'insert' || !Array.isArray(old) || !Array.isArray(now)) {
    return { ...operation, path };
  }
  // Behind the item that it was to follow.
  const previous = operation.index === 0 ? -1 : rebaseIndex(old, now, operation.index - 1);
  return { ...operation, path, index: (previous ?? now.length - 1) + 1 };
}
