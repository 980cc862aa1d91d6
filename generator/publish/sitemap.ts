import type { Page } from '../../src/model/page.ts';
import { escapeMarkup } from './escape-markup.ts';

/** `sitemap.xml` with the canonical address of every page, in the order of the file; dates where the file says them. */
export function printSitemap(
  pages: readonly Page[],
  lastChanges: ReadonlyMap<string, string> = new Map(),
): string {
  const entries = pages.flatMap(({ path, head }) => {
    if (head.canonicalUrl === undefined) {
      return [];
    }
    const day = lastChanges.get(path);
    const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return [`  <url><loc>${escapeMarkup(head.canonicalUrl)}</loc>${lastChange}</url>\n`];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}
