import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';

/** Longest text of a file, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** The text of a file as the last commit has it; `undefined` where there is no git or no commit with the file. */
export async function committedText(file: string): Promise<string | undefined> {
  // The path is relative to the folder, which may be a part of a repository.
  const object = `HEAD:./${basename(file)}`;
  try {
    const { stdout } = await promisify(execFile)('git', ['cat-file', 'blob', object], {
      cwd: dirname(file),
      maxBuffer: mostBytes,
    });
    return stdout;
  } catch {
    return undefined;
  }
}
