import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFolder, type FileWrite, findObstacles, listEntries } from '../disk/folder-change.ts';
import type { PublishedFile } from './published-file.ts';

/**
 * Brings a folder to hold the files and nothing else, so that whoever serves it meanwhile misses nothing: what
 * documents need comes before them, each document is replaced in one step, and what no document needs any more goes
 * last. If the content cannot be written, the folder is what it was; after a kill the next start completes the change
 * (see `changeFolder`).
 */
export function replaceFolder(folder: string, files: readonly PublishedFile[]): void {
  changeFolder(folder, () => {
    const all = files.flatMap(({ path, content, alsoAt = [] }) =>
      [path, ...alsoAt].map((name): FileWrite => ({ path: name, content })),
    );
    const paths = new Set(all.map(({ path }) => path));
    return {
      writes: all
        .filter(({ path, content }) => !holds(join(folder, path), content))
        .toSorted((a, b) => servingRank(a.path) - servingRank(b.path)),
      // A document goes before what it needs.
      removals: listEntries(folder)
        .filter((path) => !paths.has(path))
        .toSorted((a, b) => servingRank(b) - servingRank(a)),
      obstacles: findObstacles(folder, [...paths]),
    };
  });
}

/** Whether a file is there with this content: on most builds most files are, and reading costs less than writing. */
function holds(path: string, content: PublishedFile['content']): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** What documents need, then documents, and the first page last: where it is there, the site is whole. */
function servingRank(path: string): number {
  return path === 'index.html' ? 2 : path.endsWith('.html') ? 1 : 0;
}
