import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedFile } from './published-file.ts';

/**
 * Puts files in the place of a folder, all or nothing: they are written beside it, and the folders are swapped
 * when all are there. If anything fails, the folder is what it was.
 */
export function replaceFolder(folder: string, files: readonly PublishedFile[]): void {
  const incoming = `${folder}.incoming`;
  const outgoing = `${folder}.outgoing`;
  remove(incoming);
  remove(outgoing);
  try {
    const paths = files.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
    for (const path of new Set(paths.map((file) => dirname(join(incoming, file))))) {
      mkdirSync(path, { recursive: true });
    }
    for (const { path, content, alsoAt = [] } of files) {
      if (holds(join(folder, path), content)) {
        linkOrWrite(join(folder, path), join(incoming, path), content);
      } else {
        writeFileSync(join(incoming, path), content);
      }
      for (const other of alsoAt) {
        linkOrWrite(join(incoming, path), join(incoming, other), content);
      }
    }
    swap(folder, incoming, outgoing);
  } catch (error) {
    remove(incoming);
    throw error;
  }
  remove(outgoing);
}

/** Whether a file is there with this content: on most builds most files are, and reading costs less than writing. */
function holds(path: string, content: PublishedFile['content']): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** A second name costs next to nothing where the file system has such; elsewhere the content is written again. */
function linkOrWrite(existing: string, target: string, content: PublishedFile['content']): void {
  try {
    linkSync(existing, target);
  } catch {
    writeFileSync(target, content);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function swap(folder: string, incoming: string, outgoing: string): void {
  const hadFolder = existsSync(folder);
  if (hadFolder) {
    renameSync(folder, outgoing);
  }
  try {
    renameSync(incoming, folder);
  } catch (error) {
    if (hadFolder) {
      renameSync(outgoing, folder);
    }
    throw error;
  }
}
