/** What the configurations of nginx and Apache have in common. */

/** Path of a page without the slash before it, as a regular expression of PCRE (`routePath` of the specification). */
export const routePattern = '(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+';

/** Media types of texts that are worth compressing; HTML is compressed anyway. */
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
