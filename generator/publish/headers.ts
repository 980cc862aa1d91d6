import type { HstsScope, SiteModel } from '../core/resolve/site-model.ts';

/** Caching of files whose names change with their content: a year, in seconds. */
const assetMaxAgeSeconds = 31_536_000;
/** Caching of pictures, which keep their names when they are replaced: a day, in seconds. */
const pictureMaxAgeSeconds = 86_400;
/** HSTS: two years, in seconds (the preload list asks for at least one). */
const hstsMaxAgeSeconds = 63_072_000;

/** A response header. Values contain no quotation marks, so that every configuration file can quote them. */
export type Header = readonly [name: string, value: string];

/** HSTS directives beyond the host itself (RFC 6797; https://hstspreload.org requires both). */
const hstsScopes: Readonly<Record<HstsScope, string>> = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/**
 * Headers of every response.
 * @param policy the content security policy
 */
export function securityHeaders({ hsts }: Pick<SiteModel, 'hsts'>, policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=${hstsMaxAgeSeconds}${hstsScopes[hsts]}`],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ];
}

/** Caching of everything else: revalidated at each use. */
export const documentCaching = 'no-cache';

/** Caching by folder. */
export const fileCaching: readonly { readonly folder: string; readonly value: string }[] = [
  { folder: 'assets', value: `public, max-age=${assetMaxAgeSeconds}, immutable` },
  { folder: 'share', value: `public, max-age=${pictureMaxAgeSeconds}` },
  { folder: 'pictures', value: `public, max-age=${pictureMaxAgeSeconds}` },
];
