import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

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
  message: {
    ru: ({ host, path, root }) =>
      withHint(
        `На ${host} сайт открывается без «${path}» в адресе: картинки и ссылки не найдутся.`,
        `Напишите address: ${root}`,
      ),
    en: ({ host, path, root }) =>
      withHint(
        `On ${host} the site opens without "${path}" in its address: pictures and links will not be found.`,
        `Write address: ${root}`,
      ),
  },
  examples: ['host-below-path'],
};
