import { createHash } from 'node:crypto';

/** Length of the hash: enough to distinguish the contents of one site's files. */
const versionLength = 8;

/** Short hash of a file's content. */
export function contentVersion(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, versionLength);
}
