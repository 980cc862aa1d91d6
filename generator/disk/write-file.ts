import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a file and the folders that it stands in; fails where there is one already, which it leaves alone. */
export async function createFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}

/**
 * Writes a file atomically: a reader never sees half of it.
 * @param mode its permissions; without them the usual ones
 */
export async function writeWhole(file: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const incoming = `${file}.${randomUUID()}.incoming`;
  try {
    await writeFile(incoming, content);
    await (mode !== undefined && chmod(incoming, mode));
    await rename(incoming, file);
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

/** Replaces a file's text atomically. Permissions and symbolic links are kept. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const { mode } = await stat(target);
  await writeWhole(target, text, mode);
}
