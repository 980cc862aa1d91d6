import type { SiteModel } from '../core/resolve/site-model.ts';
import { printApacheFile } from './apache-file.ts';
import { contentSecurityPolicy, type InlineSources } from './content-security-policy.ts';
import { printHeaders } from './headers-file.ts';
import { nginxFile } from './nginx-file.ts';
import type { PublishedFile } from './published-file.ts';
import { printRedirects } from './redirects-file.ts';

/** GitHub Pages would otherwise run the files of a branch through Jekyll and drop those that start with `_`. */
const noJekyll: PublishedFile = { path: '.nojekyll', content: '' };

/** What a host reads to know how to serve a site. */
export function hostFiles(model: SiteModel, inline: InlineSources): PublishedFile[] {
  const policy = contentSecurityPolicy(model, inline);
  const headers: PublishedFile = { path: '_headers', content: printHeaders(model, policy) };
  switch (model.host) {
    case 'github-pages':
      return [noJekyll];
    case 'netlify':
    case 'cloudflare': {
      const redirects = printRedirects(model);
      return redirects === '' ? [headers] : [headers, { path: '_redirects', content: redirects }];
    }
    case 'nginx':
      return [nginxFile(model)];
    case 'apache':
      return [{ path: '.htaccess', content: printApacheFile(model, policy) }];
    case 'other':
      // Many hosts read the one or the other.
      return [headers, noJekyll];
  }
}
