import type { FindingDefinition } from '../finding-definition.ts';

/** Hosts of maps that pages may show: what stands in a frame on a page can ask its visitors for anything. */
const knownHosts: readonly RegExp[] = [
  /^(?:www\.|maps\.)?google\.(?:com(?:\.[a-z]{2})?|co\.[a-z]{2}|[a-z]{2})$/,
  /^(?:www\.|api-maps\.)?yandex\.(?:com(?:\.[a-z]{2})?|[a-z]{2})$/,
  /^(?:www\.)?openstreetmap\.org$/,
  /^(?:www\.|widgets\.|makemap\.)?2gis\.(?:com(?:\.[a-z]{2})?|[a-z]{2})$/,
  // Not for pages, which another finding says.
  /^(?:maps\.app\.)?goo\.gl$/,
  /^(?:osm\.org|maps\.apple\.com|maps\.me)$/,
];

const hostOf = (address: string) => new URL(address).hostname;

export const unknownMapHost: FindingDefinition<{ readonly host: string }> = {
  number: 125,
  severity: 'error',
  dependsOn: 'siblings',
  meaning: {
    ru: 'Карта — это чужая страница внутри вашей. Без лишних слов сюда подходят Google, Яндекс, OpenStreetMap и 2ГИС; другой сайт карт называют в строке hosts.',
    en: 'A map is another site’s page within yours. Google, Yandex, OpenStreetMap and 2GIS are known; another site of maps has to be named in the line hosts.',
  },
  message: ({ host }) => ({
    ru: [
      `Сайт ${host} не из тех, чьи карты можно показать сразу: это Google, Яндекс, OpenStreetMap и 2ГИС.`,
      `Если вы ему доверяете, добавьте под строкой embed такую строку: hosts: [${host}]`,
    ],
    en: [
      `${host} is not one of the sites whose maps can be shown at once: Google, Yandex, OpenStreetMap and 2GIS.`,
      `If you trust it, add this line below embed: hosts: [${host}]`,
    ],
  }),
  rule: ({ contacts: { map } }) => {
    if (map === undefined) {
      return [];
    }
    const host = hostOf(map.embed);
    const isNamed = map.hosts.some((name) => hostOf(`https://${name}`) === host);
    return isNamed || knownHosts.some((known) => known.test(host))
      ? []
      : [{ args: { host }, path: ['contacts', 'map', 'embed'] }];
  },
};
