import type { PageHead } from '../../../src/model/page.ts';
import type { PageSpec } from '../schema/page.ts';
import { fillTitle } from '../schema/page-title.ts';
import type { SiteSpec } from '../schema/site.ts';

/** Absolute address of a path; no trailing slash but for the home page. */
export function toAbsolute(site: SiteSpec['site'], path: string): string {
  return site.address.replace(/\/+$/, '') + path;
}

/** Head of a page, or of a known path without a page where `hasPage` is false. */
export function resolveHead(
  site: SiteSpec['site'],
  page: Pick<PageSpec, 'title' | 'description' | 'path'>,
  hasPage: boolean,
): PageHead {
  const head = { title: fillTitle(site, page.title), description: page.description };
  return hasPage ? { ...head, canonicalUrl: toAbsolute(site, page.path) } : head;
}
