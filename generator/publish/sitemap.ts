import type { Page } from '../../src/model/page.ts';
import { escapeMarkup } from './escape-markup.ts';

/** `sitemap.xml` with the canonical address of every page, in the order of the file; no dates. */
export function printSitemap(pages: readonly Page[]): string {
  const entries = pages.flatMap(({ head }) =>
    head.canonicalUrl === undefined ? [] : [`  <url><loc>${escapeMarkup(head.canonicalUrl)}</loc></url>\n`],
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}
