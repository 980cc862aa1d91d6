import { lstatSync, realpathSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Beside the folders that are written: what is under way, on the same disk as they are. Gone when nothing is. */
export const workName = '.site-work';

/** Where what is under way for a folder stands; where the folder is a link, beside what it leads to. */
export function workFolderOf(folder: string): string {
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  const place = isThere ? realpathSync(folder) : folder;
  return join(dirname(place), workName, basename(place));
}

/** Where the processes that write a site tell each other so. */
export function lockFolderOf(siteFolder: string): string {
  return join(siteFolder, workName, 'lock');
}

/** Removes a folder of this kind and the one above it where they are empty; another process may be using them. */
export function removeEmpty(folder: string): void {
  for (const path of [folder, dirname(folder)]) {
    try {
      rmdirSync(path);
    } catch {
      // It is in use, or gone already.
    }
  }
}
