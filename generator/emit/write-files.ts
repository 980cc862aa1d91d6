import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/** What differs between the folder and the emitted files. Paths are relative to the folder. */
export interface FolderChanges {
  readonly changed: readonly EmittedFile[];
  /** Files of earlier runs that this run does not make. */
  readonly stale: readonly string[];
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Runs a file operation; a file or folder that is not there gives `undefined`. */
function unlessMissing<Result>(operation: () => Result): Result | undefined {
  try {
    return operation();
  } catch (error) {
    if (isMissing(error)) {
      return undefined;
    }
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  return unlessMissing(() => readFileSync(path, 'utf8'));
}

function listFiles(folder: string): string[] {
  const entries = unlessMissing(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Whether the generator wrote a file: its first line says so. */
function isOurs(content: string): boolean {
  return content.slice(0, content.indexOf('\n')).includes(bannerText);
}

/** Compares the folder with what it should hold; writes nothing. */
export function compareFolder(folder: string, files: readonly EmittedFile[]): FolderChanges {
  const changed = files.filter(({ path, content }) => readIfThere(join(folder, path)) !== content);
  const expected = new Set(files.map((file) => file.path));
  const stale = listFiles(folder)
    .filter((path) => !expected.has(path) && isOurs(readIfThere(join(folder, path)) ?? ''))
    .toSorted();
  return { changed, stale };
}

interface Replacement {
  readonly target: string;
  readonly temporary: string;
  readonly content: string;
  /** What stood there before. */
  readonly before: string | undefined;
}

/**
 * Brings the folder to hold the emitted files: writes only what differs, removes only what an earlier run
 * wrote. New content is complete on the disk before the first file is replaced; if replacing fails half-way,
 * what was there before is put back.
 */
export function writeFiles(folder: string, files: readonly EmittedFile[]): FolderChanges {
  const changes = compareFolder(folder, files);
  const replacements = changes.changed.map(({ path, content }): Replacement => {
    const target = join(folder, path);
    return { target, temporary: `${target}.tmp`, content, before: readIfThere(target) };
  });
  const replaced: Replacement[] = [];
  try {
    for (const { target, temporary, content } of replacements) {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(temporary, content);
    }
    for (const replacement of replacements) {
      renameSync(replacement.temporary, replacement.target);
      replaced.push(replacement);
    }
  } catch (error) {
    undo(replacements, replaced);
    throw error;
  }
  for (const path of changes.stale) {
    rmSync(join(folder, path), { force: true });
  }
  return changes;
}

function undo(replacements: readonly Replacement[], replaced: readonly Replacement[]): void {
  for (const { temporary } of replacements) {
    rmSync(temporary, { force: true });
  }
  for (const { target, before } of replaced) {
    if (before === undefined) {
      rmSync(target, { force: true });
    } else {
      writeFileSync(target, before);
    }
  }
}
