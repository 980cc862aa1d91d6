import type { Rule } from '../check-site.ts';

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

/** The map on the page has an address of its own, which is not that of the map's page. */
export const checkMapEmbed: Rule = (spec) => {
  const address = spec.contacts.map?.embed;
  return address === undefined || !isMapPage(address)
    ? []
    : [{ code: 'map-page', args: { address }, path: ['contacts', 'map', 'embed'], target: 'value' }];
};
