import type { HstsScope, SiteModel } from '../core/resolve/site-model.ts';

/** How long browsers keep files whose names change with their content: a year, in seconds. */
const assetMaxAgeSeconds = 31_536_000;
/** Pictures keep their names when the owner replaces them: a day, in seconds. */
const pictureMaxAgeSeconds = 86_400;
/** How long browsers insist on HTTPS: two years, in seconds (the preload list asks for at least one). */
const hstsMaxAgeSeconds = 63_072_000;

/** A header of an answer. Values hold no quotation marks, so that every configuration can quote them. */
export type Header = readonly [name: string, value: string];

/** What a header says beyond the host itself (RFC 6797; https://hstspreload.org asks for both words). */
const hstsScopes: Readonly<Record<HstsScope, string>> = {
  site: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/**
 * The headers of every answer.
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

/** Of everything else a browser asks each time whether it has changed. */
export const documentCaching = 'no-cache';

/** How long files may be kept, by the folders that they are in. */
export const fileCaching: readonly { readonly folder: string; readonly value: string }[] = [
  { folder: 'assets', value: `public, max-age=${assetMaxAgeSeconds}, immutable` },
  { folder: 'share', value: `public, max-age=${pictureMaxAgeSeconds}` },
  { folder: 'pictures', value: `public, max-age=${pictureMaxAgeSeconds}` },
];
