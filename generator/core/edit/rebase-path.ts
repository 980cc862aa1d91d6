/** Finds values again in a file that has moved on: items of lists by what they say, not by where they stand. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import { matchItems } from './match-items.ts';

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
        ? matchItems(old, now)[segment]
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
  const previous = operation.index === 0 ? -1 : matchItems(old, now)[operation.index - 1];
  return { ...operation, path, index: (previous ?? now.length - 1) + 1 };
}
