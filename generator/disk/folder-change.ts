/**
 * Changes a folder so that a killed process leaves either the old state or one that the next start completes, and a
 * reader never meets a missing or half-written file. It does not protect against power failure.
 *
 * 1. All new content is written to a work folder beside the folder.
 * 2. A journal of the steps is written there atomically. From here on the change is decided.
 * 3. The files are moved into the folder in the given order; then the stale ones are removed.
 * 4. The journal and the work folder are removed.
 *
 * The next start discards work without a journal, and repeats the steps of a journal.
 */
import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { readIfThere } from './kept-file.ts';
import { removeEmpty, workFolderOf } from './work-folder.ts';

/** A file of the new state. Its path is relative to the folder, with `/` separators. */
export interface FileWrite {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What stands in a folder. */
export type FolderEntries = ReturnType<typeof readEntries>;

export interface FolderChange {
  /** In the order in which they are moved into the folder. */
  readonly writes: readonly FileWrite[];
  /** Files that are removed at the end. */
  readonly removals: readonly string[];
  /** Entries that occupy paths of the new state, and are removed first (see `findObstacles`). */
  readonly obstacles?: readonly string[];
}

/** Paths that do not lead out of the folder. */
const pathsInside = z.array(z.string().refine(isInside)).readonly();

/** The decided steps of a change; each can be repeated. */
const journalContent = z.object({
  obstacles: pathsInside,
  /** The work folder contains the new content of a path under the path's index in this list. */
  moves: pathsInside,
  removals: pathsInside,
});

type Journal = z.infer<typeof journalContent>;

const journalName = 'journal.json';

/** Retries for files that another program holds open, such as a virus scanner on Windows. */
const moveAttempts = 20;
const moveRetryMs = 50;

/**
 * Changes a folder, or leaves it as it was where the new content cannot be written.
 * @param plan what to change of what the folder holds, asked for when an earlier change has been completed
 */
export function changeFolder(folder: string, plan: (entries: FolderEntries) => FolderChange): void {
  finishChange(folder);
  const { writes, removals, obstacles = [] } = plan(readEntries(folder));
  if (writes.length + removals.length === 0) {
    return;
  }
  refuseClashes(writes.map(({ path }) => path));
  const work = workFolderOf(folder);
  try {
    mkdirSync(work, { recursive: true });
    for (const [index, { content }] of writes.entries()) {
      writeFileSync(join(work, String(index)), content);
    }
    const journal: Journal = {
      obstacles,
      moves: writes.map(({ path }) => path),
      removals: removals.filter((path) => !isAtOrBelow(path, obstacles)),
    };
    writeFileSync(join(work, `${journalName}.part`), JSON.stringify(journal));
    renameSync(join(work, `${journalName}.part`), join(work, journalName));
  } catch (error) {
    discard(work);
    throw error;
  }
  finishChange(folder);
}

/** Completes a decided change and discards an undecided one. */
export function finishChange(folder: string): void {
  const work = workFolderOf(folder);
  const journal = readJournal(work);
  if (journal !== undefined) {
    carryOut(folder, work, journal);
    // First: the journal must not outlive the files that it names.
    rmSync(join(work, journalName), { force: true });
  }
  if (existsSync(work)) {
    discard(work);
  }
}

/** @throws RangeError where a file would have to be a folder too */
function refuseClashes(paths: readonly string[]): void {
  const files = new Set(paths);
  const clash = paths.flatMap(ancestorsOf).find((ancestor) => files.has(ancestor));
  if (clash !== undefined) {
    throw new RangeError(`${clash} would be a file and a folder`);
  }
}

function isAtOrBelow(path: string, obstacles: readonly string[]): boolean {
  return obstacles.some((obstacle) => path === obstacle || path.startsWith(`${obstacle}/`));
}

function carryOut(folder: string, work: string, { obstacles, moves, removals }: Journal): void {
  const files = new Set(moves);
  for (const path of obstacles) {
    const entry = lstatSync(join(folder, path), { throwIfNoEntry: false });
    // When the journal is repeated, the new file or folder may already be there.
    if (entry?.isDirectory() === files.has(path)) {
      rmSync(join(folder, path), { recursive: true, force: true });
    }
  }
  for (const parent of new Set(moves.map((path) => posix.dirname(path)))) {
    mkdirSync(join(folder, parent), { recursive: true });
  }
  for (const [index, path] of moves.entries()) {
    const staged = join(work, String(index));
    if (existsSync(staged)) {
      move(staged, join(folder, path));
    }
  }
  for (const path of removals) {
    rmSync(join(folder, path), { force: true });
    removeEmptyParents(folder, path);
  }
}

function move(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === moveAttempts || !isHeldOpen(error)) {
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, moveRetryMs);
    }
  }
}

function isHeldOpen(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EBUSY' || error.code === 'EPERM');
}

function removeEmptyParents(folder: string, path: string): void {
  for (let parent = posix.dirname(path); parent !== '.'; parent = posix.dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return;
    }
  }
}

/** Whether a file already has this content: usually so, and reading is cheaper than writing. */
export function holds(
  { folder, files }: FolderEntries,
  path: string,
  content: FileWrite['content'],
): boolean {
  return files.has(path) && readIfThere(join(folder, path)).equals(Buffer.from(content));
}

/** Paths in a folder that block files: folders with their names, and files where they need folders. */
export function findObstacles({ files, folders }: FolderEntries, paths: readonly string[]): string[] {
  return [
    ...new Set(paths.flatMap(ancestorsOf).filter((ancestor) => files.has(ancestor))),
    ...paths.filter((path) => folders.has(path)),
  ];
}

function ancestorsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Nothing where there is no journal, or not a whole one. */
function readJournal(work: string): Journal | undefined {
  try {
    return journalContent.parse(JSON.parse(readFileSync(join(work, journalName), 'utf8')));
  } catch {
    return undefined;
  }
}

function isInside(path: string): boolean {
  return path !== '' && !path.split(/[/\\]/).includes('..') && !/^[/\\]|^\w:/.test(path);
}

function discard(work: string): void {
  rmSync(work, { recursive: true, force: true });
  removeEmpty(work);
}

/** What stands in a folder, as paths with `/` separators; nothing where there is none. */
export function readEntries(folder: string) {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const pathOf = ({ parentPath, name }: Dirent) =>
    join(parentPath, name)
      .slice(join(folder).length + 1)
      .replaceAll('\\', '/');
  return {
    folder,
    /** All entries but folders. */
    files: new Set(entries.filter((entry) => !entry.isDirectory()).map(pathOf)),
    folders: new Set(entries.filter((entry) => entry.isDirectory()).map(pathOf)),
  };
}
