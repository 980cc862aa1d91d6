import type { EditPath } from '../model/editor.ts';

export function isSamePath(a: EditPath | undefined, b: EditPath): boolean {
  return a?.length === b.length && isWithin(a, b);
}

/** Whether two paths differ in the items of lists at most. */
export function isLikePath(a: EditPath, b: EditPath): boolean {
  const isLike = (segment: string | number, depth: number) =>
    segment === b[depth] || (typeof segment === 'number' && typeof b[depth] === 'number');
  return a.length === b.length && a.every(isLike);
}

/** Whether a value is a block or a list, or stands in it. */
export function isWithin(path: EditPath, around: EditPath): boolean {
  return around.every((segment, depth) => segment === path[depth]);
}

/** Whether a path leads to more than the site or one of its pages. */
export function isBelowPage([block, _, ...inner]: EditPath): boolean {
  return block !== undefined && (block !== 'pages' || inner.length > 0);
}
