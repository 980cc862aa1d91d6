import { toHostPath } from '../core/resolve/base-path.ts';
import type { Redirect, SiteModel } from '../core/resolve/site-model.ts';
import { documentPaths } from './hosts.ts';

/** Netlify leads from addresses with such letters to others without, unless a rule names them. */
const capital = /[A-Z]/;

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Both keep the query of the address that they lead from.
 * @returns empty where there is nothing to say
 */
export function printRedirects(model: Pick<SiteModel, 'host' | 'redirects' | 'pages' | 'basePath'>): string {
  const at = (path: string) => toHostPath(model.basePath, path);
  const lines = [
    ...model.redirects.flatMap(({ from, to }: Redirect) =>
      [from, `${from}/`].map((path) => `${at(path)} ${at(to)} 301`),
    ),
    ...(model.host === 'netlify' ? model.pages : [])
      .filter(({ path }) => capital.test(path))
      .map(({ path }) => `${at(path)} ${at(`/${documentPaths(path, model.host)[0]}`)} 200!`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
