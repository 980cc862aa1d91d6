import { join } from 'node:path';
import { changeFolder, type FolderEntries, findObstacles, holds } from '../disk/folder-change.ts';
import { readIfThere } from '../disk/kept-file.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/** What differs between the folder and the emitted files. Paths are relative to the folder. */
export interface FolderChanges {
  readonly changed: readonly EmittedFile[];
  /** Files of earlier runs that this run does not make. */
  readonly stale: readonly string[];
}

/** Whether the generator wrote a file: its first line says so. */
function hasBanner(content: string): boolean {
  return content.slice(0, content.indexOf('\n')).includes(bannerText);
}

/**
 * Compares the folder with what it should hold; writes nothing.
 * @param left files that are known to be there
 */
export function compareFolder(
  entries: FolderEntries,
  files: readonly EmittedFile[],
  left: ReadonlySet<EmittedFile> = new Set(),
): FolderChanges {
  const changed = files.filter((file) => !left.has(file) && !holds(entries, file.path, file.content));
  const expected = new Set(files.map((file) => file.path));
  const isOurs = (path: string) => hasBanner(readIfThere(join(entries.folder, path)).toString());
  const stale = [...entries.files].filter((path) => !expected.has(path) && isOurs(path)).toSorted();
  return { changed, stale };
}

/**
 * Brings the folder to hold the emitted files: writes only what differs, removes only what an earlier run wrote. If
 * the content cannot be written, the folder is what it was; after a kill the next start completes the change (see
 * `changeFolder`).
 * @param left files that are known to be there
 * @throws RangeError where something that the generator did not write stands in the way
 */
export function writeFiles(
  folder: string,
  files: readonly EmittedFile[],
  left?: ReadonlySet<EmittedFile>,
): FolderChanges {
  let changes: FolderChanges = { changed: [], stale: [] };
  changeFolder(folder, (entries) => {
    changes = compareFolder(entries, files, left);
    const { changed, stale } = changes;
    const [obstacle] = findObstacles(
      entries,
      changed.map(({ path }) => path),
    );
    if (obstacle !== undefined) {
      throw new RangeError(`${join(folder, obstacle)} stands in the way of a generated file`);
    }
    return { writes: modulesFirst(changed), removals: stale };
  });
  return changes;
}

/** Imported modules are in deeper folders and are written first. */
function modulesFirst(files: readonly EmittedFile[]): EmittedFile[] {
  const depth = ({ path }: EmittedFile) => path.split('/').length;
  return files.toSorted((a, b) => depth(b) - depth(a));
}
