import { lstatSync, realpathSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Name of the work folder, beside the folders that are written and on the same disk. It exists during changes, and
 * where the site has been edited in its pages.
 */
export const workName = '.site-work';

/** The work folder of a folder; for a symbolic link beside its target. */
export function workFolderOf(folder: string): string {
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  const target = isThere ? realpathSync(folder) : folder;
  return join(dirname(target), workName, basename(target));
}

/** Folder of the claims of a site's lock. */
export function lockFolderOf(siteFolder: string): string {
  return join(siteFolder, workName, 'lock');
}

/** Removes a folder and its parent where they are empty. */
export function removeEmpty(folder: string): void {
  for (const path of [folder, dirname(folder)]) {
    try {
      rmdirSync(path);
    } catch {
      // In use, or already removed.
    }
  }
}
