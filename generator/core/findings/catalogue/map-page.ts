import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/** Addresses of maps that open by themselves and let no other page show them, by host; what follows is their path. */
const closedMaps: readonly RegExp[] = [
  /^(?:maps\.app\.)?goo\.gl\//,
  /^(?:www\.|maps\.)?google\.[a-z.]+\/maps(?!\/(?:d\/)?(?:u\/\d+\/)?embed)/,
  /^(?:www\.)?yandex\.[a-z.]+\/maps/,
  /^(?:www\.)?openstreetmap\.org\/(?!export\/embed)/,
  /^(?:www\.)?2gis\.[a-z]+\//,
  /^(?:osm\.org|maps\.apple\.com|maps\.me)\//,
];

/** Whether a web address is a map's page and not its part for other pages. */
function isMapPage(address: string): boolean {
  const local = address.replace(/^https?:\/\//i, '').toLowerCase();
  // Google's old form of an embedded map.
  return !/[?&]output=embed\b/.test(local) && closedMaps.some((pattern) => pattern.test(local));
}

export const mapPage: FindingDefinition<{ readonly address: string }> = {
  number: 93,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Адрес страницы с картой годится для ссылки, а внутри другой страницы такая карта не показывается. Для неё у сайта карт есть особый адрес. Сайт будет построен и так.',
    en: 'The address of a map’s page will do for a link, and cannot be shown within another page. The site of the maps has an address for that. The site is built all the same.',
  },
  message: ({ address }) => ({
    ru: [
      `Карта по адресу «${shown(address)}» открывается только сама по себе: на вашей странице будет пустое место.`,
      'На сайте карт нажмите «Поделиться», затем «Встроить карту» (или «HTML-код») и впишите сюда только то, что стоит там внутри src="...".',
    ],
    en: [
      `The map at "${shown(address)}" opens only by itself: your page will show an empty place.`,
      'On the site of the maps press "Share", then "Embed a map" (or "HTML"), and write here only what stands there within src="...".',
    ],
  }),
  rule: ({ contacts: { map } }) =>
    map !== undefined && isMapPage(map.embed)
      ? [{ args: { address: map.embed }, path: ['contacts', 'map', 'embed'] }]
      : [],
};
