import { createHash } from 'node:crypto';

/** Length of the mark that tells one content of a file from another: enough that no two of a site are alike. */
const versionLength = 8;

/** Short mark of a file's content: other content, other mark. */
export function contentVersion(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, versionLength);
}
