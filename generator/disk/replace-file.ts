import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Replaces the text of a file in one step: whoever reads it meanwhile sees the old text or the new one, never
 * half of it. Permissions stay; a link stays a link.
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
