import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that others may read at any moment: it is there complete or not at all. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const incoming = `${file}.${randomUUID()}.incoming`;
  await writeFile(incoming, content);
  await rename(incoming, file);
}
