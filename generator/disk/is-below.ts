import { isAbsolute, relative } from 'node:path';

/** Whether an absolute path is that of a folder, or of something below it. Links are not followed. */
export function isBelow(folder: string, path: string): boolean {
  const within = relative(folder, path);
  return !(within.startsWith('..') || isAbsolute(within));
}
