import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { UnreadFile } from './core/findings/unread-file.ts';
import { nearest } from './core/text/nearest.ts';

/** The text of a file, or why there is none. */
export type SpecFile = { readonly kind: 'text'; readonly text: string } | UnreadFile;

/**
 * Share of zero bytes from which a file counts as UTF-16; UTF-8 text has none, but for a control character that has a
 * finding.
 */
const zeroShareOfUtf16 = 0.1;

/**
 * Reads a file of UTF-8 text, byte for byte: a byte order mark stays its first character, and bytes that are no
 * UTF-8 are refused rather than replaced, so that writing the text back can never lose any.
 */
export async function readSpecFile(file: string): Promise<SpecFile> {
  try {
    const bytes = await readFile(file);
    const zeros = bytes.includes(0) ? bytes.filter((byte) => byte === 0).length : 0;
    return isUtf8(bytes) && zeros <= bytes.length * zeroShareOfUtf16
      ? { kind: 'text', text: bytes.toString('utf8') }
      : { kind: 'unreadable', reason: 'encoding' };
  } catch (error) {
    switch (error instanceof Error && 'code' in error && error.code) {
      case 'ENOENT':
      case 'ENOTDIR':
        return { kind: 'missing', nearest: await nearestPath(file) };
      case 'EISDIR':
        return { kind: 'unreadable', reason: 'folder' };
      case 'EACCES':
      case 'EPERM':
        return { kind: 'unreadable', reason: 'permission' };
      default:
        return { kind: 'unreadable', reason: 'system' };
    }
  }
}

/** The most likely meaning of a mistyped path: the nearest name in place of its first wrong part. */
async function nearestPath(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  if (folder === path) {
    return undefined;
  }
  if (!existsSync(folder)) {
    const near = await nearestPath(folder);
    const candidate = near && join(near, basename(path));
    return candidate !== undefined && existsSync(candidate) ? candidate : near;
  }
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const match = nearest(basename(path), names);
  return match && join(folder, match);
}
