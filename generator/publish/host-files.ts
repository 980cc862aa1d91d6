import type { SiteModel } from '../core/resolve/site-model.ts';
import { printApacheFile } from './apache-file.ts';
import { contentSecurityPolicy, type InlineSources, serviceSources } from './content-security-policy.ts';
import { printHeaders, printRedirects } from './netlify-files.ts';
import { nginxFileName, printNginxFile } from './nginx-file.ts';
import type { PublishedFile } from './published-file.ts';

/** GitHub Pages would otherwise run the files of a branch through Jekyll and drop those that start with `_`. */
const noJekyll: PublishedFile = { path: '.nojekyll', content: '' };

/** Files that tell the host how to serve the site. */
export function hostFiles(model: SiteModel, inline: InlineSources): PublishedFile[] {
  const policy = contentSecurityPolicy(serviceSources(model), inline);
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
      return [{ path: nginxFileName, content: printNginxFile(model) }];
    case 'apache':
      return [{ path: '.htaccess', content: printApacheFile(model, policy) }];
    case 'other':
      // Many hosts read one of these.
      return [headers, noJekyll];
  }
}
