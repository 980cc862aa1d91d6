import type { Host } from '../../resolve/site-model.ts';
import type { Rule } from '../check-site.ts';

/** Addresses that hosts give to sites without a domain of their own. */
const givenAddresses: readonly { readonly host: Host; readonly address: RegExp }[] = [
  { host: 'github-pages', address: /\.github\.io$/ },
  { host: 'netlify', address: /\.netlify\.app$/ },
  { host: 'cloudflare', address: /\.pages\.dev$/ },
];

/** Hosts that serve every site at the root of its address. */
const rootHosts: readonly Host[] = ['netlify', 'cloudflare'];

/** What is made for one host, or for a path that it has not, can leave a site without its pages. */
export const checkHostAddress: Rule = ({ site: { host, address } }) => {
  const { hostname, origin, pathname } = new URL(address);
  const given = givenAddresses.find((each) => each.address.test(hostname));
  if (given !== undefined && host !== 'other' && host !== given.host) {
    return [
      {
        code: 'host-mismatch',
        args: { host, address: hostname, meant: given.host },
        path: ['site', 'host'],
        target: 'value',
      },
    ];
  }
  const path = pathname.replace(/\/+$/, '');
  return path === '' || !rootHosts.includes(host)
    ? []
    : [
        {
          code: 'host-below-path',
          args: { host, path, root: origin },
          path: ['site', 'address'],
          target: 'value',
        },
      ];
};
