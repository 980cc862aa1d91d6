import { changeFolder, type FileWrite, findObstacles, holds } from '../disk/folder-change.ts';
import type { SiteFile } from './published-file.ts';

/**
 * Replaces the content of a folder so that a visitor never meets a document without its files: files that documents
 * need are written first and removed last, and each document is replaced atomically. After a failure the folder is
 * unchanged; after a kill the next start completes the change (see `changeFolder`).
 */
export function replaceFolder(folder: string, files: readonly SiteFile[]): void {
  changeFolder(folder, (entries) => {
    const paths = new Set(files.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]));
    const all = files.flatMap(({ path, content, alsoAt = [] }) =>
      content === undefined ? [] : [path, ...alsoAt].map((name): FileWrite => ({ path: name, content })),
    );
    return {
      writes: all
        .filter(({ path, content }) => !holds(entries, path, content))
        .toSorted((a, b) => servingRank(a.path) - servingRank(b.path)),
      // Documents are removed before the files that they need.
      removals: [...entries.files]
        .filter((path) => !paths.has(path))
        .toSorted((a, b) => servingRank(b) - servingRank(a)),
      obstacles: findObstacles(entries, [...paths]),
    };
  });
}

/** Other files, then documents, the home document last: its presence says that the site is complete. */
function servingRank(path: string): number {
  return path === 'index.html' ? 2 : path.endsWith('.html') ? 1 : 0;
}
