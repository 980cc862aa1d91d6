/** Differences between two versions of a site, value by value. */
import type { ValuePath } from '../document/source-range.ts';
import { isBlock } from '../document/value-at.ts';
import { matchItems } from './match-items.ts';
import { isSameValue } from './operation.ts';

export interface ValueChange {
  /** `moved`: the items of a list stand in another order. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Where it stands now, or would stand. */
  readonly path: ValuePath;
  /** Former path of a removed value. */
  readonly oldPath?: ValuePath;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The changes that lead from one value to another, in the order of the file. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: ValuePath = [],
  oldPath: ValuePath = path,
): ValueChange[] {
  if (isSameValue(before, after)) {
    return [];
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return changesOfList(before, after, path, oldPath);
  }
  if (!isBlock(before) || !isBlock(after)) {
    return [{ kind: 'changed', path, before, after }];
  }
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...removed.map((key) => goneFrom(path, oldPath, key, before[key])),
    ...Object.keys(after).flatMap((key): ValueChange[] =>
      Object.hasOwn(before, key)
        ? changesBetween(before[key], after[key], [...path, key], [...oldPath, key])
        : [{ kind: 'added', path: [...path, key], after: after[key] }],
    ),
  ];
}

function goneFrom(path: ValuePath, oldPath: ValuePath, key: string | number, before: unknown): ValueChange {
  return { kind: 'removed', path: [...path, key], oldPath: [...oldPath, key], before };
}

function changesOfList(
  before: readonly unknown[],
  after: readonly unknown[],
  path: ValuePath,
  oldPath: ValuePath,
): ValueChange[] {
  /** Old index of each item that is there still, by its new one. */
  const oldIndexes = new Map<number, number>();
  const removed: ValueChange[] = [];
  for (const [index, now] of matchItems(before, after).entries()) {
    if (now === undefined || oldIndexes.has(now)) {
      removed.push(goneFrom(path, oldPath, index, before[index]));
    } else {
      oldIndexes.set(now, index);
    }
  }
  const kept = [...oldIndexes].toSorted(([a], [b]) => a - b).map(([, old]) => old);
  const isMoved = kept.some((old, at) => old < (kept[at - 1] ?? 0));
  return [
    ...removed,
    ...(isMoved ? [{ kind: 'moved' as const, path }] : []),
    ...after.flatMap((item, index): ValueChange[] => {
      const old = oldIndexes.get(index);
      return old === undefined
        ? [{ kind: 'added', path: [...path, index], after: item }]
        : changesBetween(before[old], item, [...path, index], [...oldPath, old]);
    }),
  ];
}
