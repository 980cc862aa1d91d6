/** Texts that a run keeps for the next one. A damaged one, or one of another version of the program, counts as none. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from './write-whole.ts';

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** @param version of what has made the text */
export async function writeKept(file: string, version: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await writeWhole(file, `${hashOf(version + text)}\n${text}`);
}

export function readKept(file: string, version: string): string | undefined {
  const content = readIfThere(file).toString();
  const start = content.indexOf('\n') + 1;
  const text = content.slice(start);
  return start > 0 && hashOf(version + text) === content.slice(0, start - 1) ? text : undefined;
}

/** The content of a file; empty where there is none that can be read. */
export function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
