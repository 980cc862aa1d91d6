import type { SiteSpec } from '../../schema/site.ts';
import type { FindingDefinition } from '../finding-definition.ts';

type Host = SiteSpec['site']['host'];

/** Addresses that hosts give to sites without a domain of their own. */
const givenAddresses: readonly { readonly host: Host; readonly address: RegExp }[] = [
  { host: 'github-pages', address: /\.github\.io$/ },
  { host: 'netlify', address: /\.netlify\.app$/ },
  { host: 'cloudflare', address: /\.pages\.dev$/ },
];

/** The host whose address a site has that names another one. */
export function otherHostOf({ host, address }: SiteSpec['site']): Host | undefined {
  const { hostname } = new URL(address);
  const given = givenAddresses.find((each) => each.address.test(hostname))?.host;
  return host === 'other' || given === host ? undefined : given;
}

export const hostMismatch: FindingDefinition<{
  readonly host: string;
  /** Host name of the site's address. */
  readonly address: string;
  readonly meant: string;
}> = {
  number: 126,
  severity: 'warning',
  dependsOn: 'siblings',
  meaning: {
    ru: 'От строки host зависит, какие файлы загружать на хостинг. Файлы для одного хостинга на другом могут не открыться. Сайт будет построен и так.',
    en: 'The line host decides which files go to the host. Files for one host may not open on another. The site is built all the same.',
  },
  message: ({ host, address, meant }) => ({
    ru: [
      `По адресу ${address} сайт открывает ${meant}, а файлы собраны для ${host}: страницы могут не открыться.`,
      `Если сайт там и открыт, напишите host: ${meant}`,
    ],
    en: [
      `${meant} serves ${address}, and the files are made for ${host}: pages may not open.`,
      `If the site is there, write host: ${meant}`,
    ],
  }),
  rule: ({ site }) => {
    const meant = otherHostOf(site);
    const { hostname } = new URL(site.address);
    return meant === undefined
      ? []
      : [{ args: { host: site.host, address: hostname, meant }, path: ['site', 'host'] }];
  },
};
