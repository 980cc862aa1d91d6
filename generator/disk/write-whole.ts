import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file atomically: a reader never sees half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const incoming = `${file}.${randomUUID()}.incoming`;
  await writeFile(incoming, content);
  await rename(incoming, file);
}
