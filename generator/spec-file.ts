import { isUtf8, transcode } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
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

function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Made by way of UTF-16, which takes a third of the time of `toString('utf8')`. */
function textOf(bytes: Buffer): string {
  return transcode(bytes, 'utf8', 'utf16le').toString('utf16le');
}

/**
 * Reads a file of UTF-8 text, byte for byte: a byte order mark stays its first character, and bytes that are no
 * UTF-8 are refused rather than replaced, so that writing the text back can never lose any.
 */
export async function readSpecFile(file: string): Promise<SpecFile> {
  try {
    const bytes = await readFile(file);
    if (countZeros(bytes) > bytes.length * zeroShareOfUtf16) {
      return { kind: 'unreadable', reason: 'encoding' };
    }
    return isUtf8(bytes) ? { kind: 'text', text: textOf(bytes) } : { kind: 'unreadable', reason: 'encoding' };
  } catch (error) {
    switch (systemCode(error)) {
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

function countZeros(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) {
    count += 1;
  }
  return count;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The most likely meaning of a mistyped path: the nearest name in place of its first wrong part. */
async function nearestPath(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  if (folder === path) {
    return undefined;
  }
  if (!(await isThere(folder))) {
    const near = await nearestPath(folder);
    const candidate = near && join(near, basename(path));
    return candidate !== undefined && (await isThere(candidate)) ? candidate : near;
  }
  const names = (await readdir(folder).catch(() => [])).toSorted();
  const match = nearest(basename(path), names);
  return match && join(folder, match);
}
