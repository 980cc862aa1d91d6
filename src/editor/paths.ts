import type { EditPath } from '../model/editor.ts';

export function isSamePath(a: EditPath | undefined, b: EditPath): boolean {
  return a?.length === b.length && isWithin(a, b);
}

/** Whether a value is a block or a list, or stands in it. */
export function isWithin(path: EditPath, around: EditPath): boolean {
  return around.every((segment, depth) => segment === path[depth]);
}
