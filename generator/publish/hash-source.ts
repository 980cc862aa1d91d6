import { createHash } from 'node:crypto';

/**
 * The source by which a content security policy allows a script or a style that stands in a document, for example
 * `'sha256-…'` (CSP Level 3, 2.3.1).
 * @param content all that stands between the tags
 */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
