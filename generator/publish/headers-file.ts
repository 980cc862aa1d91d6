import { toHostPath } from '../core/resolve/base-path.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { fileCaching, type Header, securityHeaders } from './headers.ts';

/**
 * `_headers` as Netlify and Cloudflare Pages read it: security headers and how long files may be kept; for documents
 * they have rules of their own. They read it at the root of a host only, and its paths are counted from there.
 */
export function printHeaders(model: Pick<SiteModel, 'hsts' | 'basePath'>, policy: string): string {
  const block = (path: string, headers: readonly Header[]) =>
    `${toHostPath(model.basePath, path)}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    block('/*', securityHeaders(model, policy)),
    ...fileCaching.map(({ folder, value }) => block(`/${folder}/*`, [['Cache-Control', value]])),
  ].join('\n');
}
