import type { Rule } from '../check-site.ts';

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

/** A map comes from a site that shows maps, or from one that the file names. */
export const checkMapHost: Rule = ({ contacts: { map } }) => {
  if (map === undefined) {
    return [];
  }
  const host = hostOf(map.embed);
  const isNamed = map.hosts.some((name) => hostOf(`https://${name}`) === host);
  return isNamed || knownHosts.some((known) => known.test(host))
    ? []
    : [{ code: 'unknown-map-host', args: { host }, path: ['contacts', 'map', 'embed'], target: 'value' }];
};
