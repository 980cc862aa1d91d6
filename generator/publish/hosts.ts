import type { Host } from '../core/resolve/site-model.ts';

/** What the published folder of a host must contain. */
interface HostTraits {
  /**
   * `x.html` alone where the host serves it at `/x` without a redirect. An unknown host gets `x/index.html` too: with
   * both files `/x` and `/x/` answer everywhere.
   */
  readonly documentFiles: 'one' | 'both';
  /** Whether `/x/` redirects to `/x` or has a document. */
  readonly handlesTrailingSlash: boolean;
  /** A header only where the host reads its headers with every upload: the policy contains hashes of the documents. */
  readonly policyIn: readonly ('headers' | 'documents')[];
  /** Old paths are redirected by the host with status 301, or by a document for each. */
  readonly redirectsBy: 'host' | 'documents';
}

const configurableHost: HostTraits = {
  documentFiles: 'one',
  handlesTrailingSlash: true,
  policyIn: ['headers'],
  redirectsBy: 'host',
};

/**
 * Sources: https://github.com/slorber/trailing-slash-guide and the hosts' own documentation; for nginx and Apache the
 * configuration that is published.
 */
export const hostTraits: Readonly<Record<Host, HostTraits>> = {
  'github-pages': {
    documentFiles: 'one',
    handlesTrailingSlash: false,
    policyIn: ['documents'],
    redirectsBy: 'documents',
  },
  netlify: configurableHost,
  cloudflare: configurableHost,
  // It reads its configuration only when it starts.
  nginx: { ...configurableHost, policyIn: ['documents'] },
  apache: configurableHost,
  other: {
    documentFiles: 'both',
    handlesTrailingSlash: true,
    policyIn: ['headers', 'documents'],
    redirectsBy: 'documents',
  },
};

/** Files of a document; all of them have the same content. */
export type DocumentPaths = readonly [string, ...string[]];

/** Files of the document at a path of the site, relative to its root. */
export function documentPaths(path: string, host: Host): DocumentPaths {
  if (path === '/') {
    return ['index.html'];
  }
  const name = path.slice(1);
  return hostTraits[host].documentFiles === 'one' ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`];
}
