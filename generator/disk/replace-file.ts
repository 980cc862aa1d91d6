import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Replaces a file's text atomically: a reader sees the old text or the new one. Permissions and symbolic links are
 * kept.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const target = await realpath(file);
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    const { mode } = await stat(target);
    await writeFile(temporary, text);
    await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
