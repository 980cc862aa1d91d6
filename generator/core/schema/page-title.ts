import type { SiteSpec } from './site.ts';

/** Title of a page with the brand, after the site's pattern. */
export function fillTitle(site: SiteSpec['site'], title: string): string {
  // One pass and a function: a title may hold braces or `$&` of its own.
  return site.titlePattern.replace(/\{(title|brand)\}/g, (_, name) =>
    name === 'title' ? title : site.brand.name,
  );
}
