import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFolder, type FileWrite, findObstacles, listEntries } from '../disk/folder-change.ts';
import type { PublishedFile, SiteFile } from './published-file.ts';

/**
 * Replaces the content of a folder so that a visitor never meets a document without its files: files that documents
 * need are written first and removed last, and each document is replaced atomically. After a failure the folder is
 * unchanged; after a kill the next start completes the change (see `changeFolder`).
 */
export function replaceFolder(folder: string, files: readonly SiteFile[]): void {
  changeFolder(folder, () => {
    const paths = new Set(files.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]));
    const all = files.flatMap(({ path, content, alsoAt = [] }) =>
      content === undefined ? [] : [path, ...alsoAt].map((name): FileWrite => ({ path: name, content })),
    );
    return {
      writes: all
        .filter(({ path, content }) => !holds(join(folder, path), content))
        .toSorted((a, b) => servingRank(a.path) - servingRank(b.path)),
      // Documents are removed before the files that they need.
      removals: listEntries(folder)
        .filter((path) => !paths.has(path))
        .toSorted((a, b) => servingRank(b) - servingRank(a)),
      obstacles: findObstacles(folder, [...paths]),
    };
  });
}

/** Whether a file already has this content: usually so, and reading is cheaper than writing. */
function holds(path: string, content: PublishedFile['content']): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** Other files, then documents, the home document last: its presence says that the site is complete. */
function servingRank(path: string): number {
  return path === 'index.html' ? 2 : path.endsWith('.html') ? 1 : 0;
}
