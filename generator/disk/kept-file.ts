/** What a run keeps for the next one. A damaged file, or one of another version, counts as none. */
import { createHash, hash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from './write-file.ts';

export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

/** @param version of what has made the content */
export async function writeKept(file: string, version: string, content: string | Uint8Array): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await writeWhole(file, Buffer.concat([Buffer.from(`${seal(version, content)}\n`), Buffer.from(content)]));
}

export function readKept(file: string, version: string): Buffer | undefined {
  const whole = readIfThere(file);
  const end = whole.indexOf('\n');
  const content = whole.subarray(end + 1);
  return end > 0 && seal(version, content) === whole.toString('latin1', 0, end) ? content : undefined;
}

function seal(version: string, content: string | Uint8Array): string {
  return createHash('sha256').update(version).update(content).digest('base64url');
}

/** The content of a file; empty where there is none that can be read. */
export function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
