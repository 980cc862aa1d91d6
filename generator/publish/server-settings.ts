/** Settings that nginx and Apache have in common. */

/** Path of a page without the leading slash, as a PCRE pattern (`routePath` of the specification). */
export const routePattern = '(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+';

/** Media types to compress; HTML is compressed by default. */
export const compressedTypes: readonly string[] = [
  'text/css',
  'text/plain',
  'text/javascript',
  'application/javascript',
  'application/manifest+json',
  'application/xml',
  'text/xml',
  'image/svg+xml',
];

/** Media types that servers may not know. */
export const unknownTypes: readonly { readonly type: string; readonly ending: string }[] = [
  { type: 'application/manifest+json', ending: 'webmanifest' },
  { type: 'image/avif', ending: 'avif' },
];
