/** `_headers` and `_redirects` in the notation that Netlify and Cloudflare Pages share. */
import { toHostPath } from '../core/resolve/base-path.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { fileCaching, type Header, securityHeaders } from './headers.ts';
import { documentPaths } from './hosts.ts';

/** Security headers and caching of files; for documents these hosts have rules of their own. Paths begin at the host. */
export function printHeaders(model: Pick<SiteModel, 'hsts' | 'basePath'>, policy: string): string {
  const block = (path: string, headers: readonly Header[]) =>
    `${toHostPath(model.basePath, path)}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    block('/*', securityHeaders(model, policy)),
    ...fileCaching.map(({ folder, value }) => block(`/${folder}/*`, [['Cache-Control', value]])),
  ].join('\n');
}

/** Old paths, whose query these hosts keep; empty where there are none. */
export function printRedirects({
  host,
  redirects,
  pages,
  basePath,
}: Pick<SiteModel, 'host' | 'redirects' | 'pages' | 'basePath'>): string {
  const at = (path: string) => toHostPath(basePath, path);
  // Netlify redirects addresses with capital letters to others without, unless a rule names them.
  const capitals = host === 'netlify' ? pages.filter(({ path }) => /[A-Z]/.test(path)) : [];
  const lines = [
    ...redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${at(path)} ${at(to)} 301`)),
    ...capitals.map(({ path }) => `${at(path)} ${at(`/${documentPaths(path, host)[0]}`)} 200!`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
