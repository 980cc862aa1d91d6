import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What of a folder may stay. */
export interface Bounds {
  /** Files that were not used for longer go. */
  readonly longestUnusedMs: number;
  /** Of all files together; those that were used last stay. */
  readonly mostBytes: number;
}

/** Removes files from a folder that holds nothing but what can be made anew; the time of a file says when it was used. */
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
      // Another run may have removed it, or hold it open: it is tried again next time.
      await rm(entry.file, { force: true }).catch(() => undefined);
    }
  }
}

interface Entry {
  readonly file: string;
  readonly usedAt: number;
  readonly bytes: number;
}

/** Nothing for what is no file, or is gone. */
async function describe(file: string): Promise<Entry | undefined> {
  const entry = await stat(file).catch(() => undefined);
  return entry?.isFile() === true ? { file, usedAt: entry.mtimeMs, bytes: entry.size } : undefined;
}
