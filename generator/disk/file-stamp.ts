import type { Stats } from 'node:fs';

/** Says of a file that it is the same as before without its content being read. */
export function fileStamp({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}
