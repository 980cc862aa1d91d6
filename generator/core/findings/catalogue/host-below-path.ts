import type { SiteSpec } from '../../schema/site.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { otherHostOf } from './host-mismatch.ts';

/** Hosts that serve every site at the root of its address. */
const rootHosts: ReadonlySet<SiteSpec['site']['host']> = new Set(['netlify', 'cloudflare']);

export const hostBelowPath: FindingDefinition<{
  readonly host: string;
  /** Path of the site's address. */
  readonly path: string;
  /** The address without it. */
  readonly root: string;
}> = {
  number: 127,
  severity: 'warning',
  dependsOn: 'siblings',
  meaning: {
    ru: 'Netlify и Cloudflare открывают сайт в самом начале адреса, без пути после имени. Картинок и ссылок с лишним путём там нет. Сайт будет построен и так.',
    en: 'Netlify and Cloudflare serve a site at the root of its address, with no path after the name. Pictures and links below a path are not there. The site is built all the same.',
  },
  message: ({ host, path, root }) => ({
    ru: [
      `На ${host} сайт открывается без «${path}» в адресе: картинки и ссылки не найдутся.`,
      `Напишите address: ${root}`,
    ],
    en: [
      `On ${host} the site opens without "${path}" in its address: pictures and links will not be found.`,
      `Write address: ${root}`,
    ],
  }),
  rule: ({ site }) => {
    const { origin, pathname } = new URL(site.address);
    const path = pathname.replace(/\/+$/, '');
    return path !== '' && rootHosts.has(site.host) && otherHostOf(site) === undefined
      ? [{ args: { host: site.host, path, root: origin }, path: ['site', 'address'] }]
      : [];
  },
};
