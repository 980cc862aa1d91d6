import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    for (const path of new Set(files.map((file) => dirname(join(incoming, file.path))))) {
      mkdirSync(path, { recursive: true });
    }
    for (const { path, content } of files) {
      writeFileSync(join(incoming, path), content);
    }
    swap(folder, incoming, outgoing);
  } catch (error) {
    remove(incoming);
    throw error;
  }
  remove(outgoing);
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
