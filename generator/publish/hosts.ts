import type { Host } from '../core/resolve/site-model.ts';

/** What a host needs to have in the published folder. */
export interface HostTraits {
  /**
   * Files of a page's document. `x.html` alone where the host serves it at `/x` without a redirect; where nobody knows
   * what the host does, `x/index.html` too: with both, `/x` and `/x/` answer everywhere, but plain nginx and Apache
   * lead from the one to the other.
   */
  readonly documentFiles: 'one' | 'both';
  /** Whether `/x/` leads to the document of `/x`, or has one. */
  readonly knowsSlash: boolean;
  /**
   * Where the content security policy stands. It names the script and the styles of the documents by their hashes, so
   * it is a header only where the host reads its headers anew with every upload.
   */
  readonly policyIn: readonly ('headers' | 'documents')[];
  /** Who leads from paths that pages had before: the host, with status 301, or a document of each path. */
  readonly oldPathsLedBy: 'host' | 'documents';
}

/**
 * What the hosts do by themselves: for the first three https://github.com/slorber/trailing-slash-guide and their own
 * documentation, for nginx and Apache the configuration that is published.
 */
export const hostTraits: Readonly<Record<Host, HostTraits>> = {
  'github-pages': {
    documentFiles: 'one',
    knowsSlash: false,
    policyIn: ['documents'],
    oldPathsLedBy: 'documents',
  },
  netlify: { documentFiles: 'one', knowsSlash: true, policyIn: ['headers'], oldPathsLedBy: 'host' },
  cloudflare: { documentFiles: 'one', knowsSlash: true, policyIn: ['headers'], oldPathsLedBy: 'host' },
  // It reads its configuration when it starts.
  nginx: { documentFiles: 'one', knowsSlash: true, policyIn: ['documents'], oldPathsLedBy: 'host' },
  apache: { documentFiles: 'one', knowsSlash: true, policyIn: ['headers'], oldPathsLedBy: 'host' },
  other: {
    documentFiles: 'both',
    knowsSlash: true,
    policyIn: ['headers', 'documents'],
    oldPathsLedBy: 'documents',
  },
};

/**
 * Files of the document at a path of the site: the first has the content, the others the same.
 * @returns paths without a slash at the beginning
 */
export function documentPaths(path: string, host: Host): readonly [string, ...string[]] {
  if (path === '/') {
    return ['index.html'];
  }
  const name = path.slice(1);
  return hostTraits[host].documentFiles === 'one' ? [`${name}.html`] : [`${name}.html`, `${name}/index.html`];
}
