import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFolder, findObstacles, listEntries } from '../disk/folder-change.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/** What differs between the folder and the emitted files. Paths are relative to the folder. */
export interface FolderChanges {
  readonly changed: readonly EmittedFile[];
  /** Files of earlier runs that this run does not make. */
  readonly stale: readonly string[];
}

/** Error codes of paths that are not files. */
const notAFile: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** The text of a file; `undefined` where there is none. */
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && notAFile.has(error.code)) {
      return undefined;
    }
    throw error;
  }
}

/** Whether the generator wrote a file: its first line says so. */
function isOurs(content: string): boolean {
  return content.slice(0, content.indexOf('\n')).includes(bannerText);
}

/**
 * Compares the folder with what it should hold; writes nothing.
 * @param left files that are known to be there
 */
export function compareFolder(
  folder: string,
  files: readonly EmittedFile[],
  left: ReadonlySet<EmittedFile> = new Set(),
): FolderChanges {
  const changed = files.filter(
    (file) => !left.has(file) && readIfThere(join(folder, file.path)) !== file.content,
  );
  const expected = new Set(files.map((file) => file.path));
  const stale = listEntries(folder)
    .filter((path) => !expected.has(path) && isOurs(readIfThere(join(folder, path)) ?? ''))
    .toSorted();
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
  changeFolder(folder, () => {
    changes = compareFolder(folder, files, left);
    const { changed, stale } = changes;
    const [obstacle] = findObstacles(
      folder,
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
