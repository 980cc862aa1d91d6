import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A month in milliseconds. */
const usualUnusedMs = 30 * 24 * 3_600_000;

/**
 * Prunes a cache folder. A file's modification time is that of its last use.
 * @param mostBytes total size; the most recently used files are kept
 * @param longestUnusedMs files that were not used for longer are removed
 */
export async function pruneFolder(
  folder: string,
  mostBytes: number,
  longestUnusedMs = usualUnusedMs,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const entry = await stat(file).catch(() => undefined);
      return entry?.isFile() ? [{ file, usedAt: entry.mtimeMs, bytes: entry.size }] : [];
    }),
  );
  const latestFirst = entries
    .flat()
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
