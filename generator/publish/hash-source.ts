import { createHash } from 'node:crypto';

/**
 * Source of an inline script or style in a content security policy, for example `'sha256-…'` (CSP Level 3, 2.3.1).
 * @param content everything between the tags
 */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
