import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Limits of a folder. */
export interface Bounds {
  /** Files that were not used for longer are removed. */
  readonly longestUnusedMs: number;
  /** Total size; the most recently used files are kept. */
  readonly mostBytes: number;
}

/** Prunes a cache folder. A file's modification time is that of its last use. */
export async function pruneFolder(folder: string, { longestUnusedMs, mostBytes }: Bounds): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(names.map((name) => describe(join(folder, name))));
  const latestFirst = entries
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => b.usedAt - a.usedAt || a.file.localeCompare(b.file, 'en'));
  const oldest = Date.now() - longestUnusedMs;
  let bytes = 0;
  for (const entry of latestFirst) {
    bytes += entry.bytes;
    if (entry.usedAt < oldest || bytes > mostBytes) {
      // Another run may have removed it or hold it open: the next run tries again.
      await rm(entry.file, { force: true }).catch(() => undefined);
    }
  }
}

interface Entry {
  readonly file: string;
  readonly usedAt: number;
  readonly bytes: number;
}

/** `undefined` for what is not a file or is gone. */
async function describe(file: string): Promise<Entry | undefined> {
  const entry = await stat(file).catch(() => undefined);
  return entry?.isFile() === true ? { file, usedAt: entry.mtimeMs, bytes: entry.size } : undefined;
}
