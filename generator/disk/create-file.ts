import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Creates a file and the folders that it stands in; fails where there is one already, which it leaves alone. */
export async function createFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}
