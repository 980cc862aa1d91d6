import type { Rule } from '../check-site.ts';
import type { Host } from '../site-model.ts';

/** Addresses that hosts give to sites without a domain of their own. */
const givenAddresses: readonly { readonly host: Host; readonly address: RegExp }[] = [
  { host: 'github-pages', address: /\.github\.io$/ },
  { host: 'netlify', address: /\.netlify\.app$/ },
  { host: 'cloudflare', address: /\.pages\.dev$/ },
];

/** What is made for one host can leave a site on another without its pages. */
export const checkHostAddress: Rule = ({ site }) => {
  const { hostname } = new URL(site.address);
  const given = givenAddresses.find(({ address }) => address.test(hostname));
  return given === undefined || site.host === 'other' || site.host === given.host
    ? []
    : [
        {
          code: 'host-mismatch',
          args: { host: site.host, address: hostname, meant: given.host },
          path: ['site', 'host'],
          target: 'value',
        },
      ];
};
