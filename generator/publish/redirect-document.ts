import { toHostPath } from '../resolve/base-path.ts';
import type { Redirect, SiteModel } from '../resolve/site-model.ts';
import { escapeMarkup } from './escape-markup.ts';

/**
 * The document of a path that a page had before. Static hosts have no common way to redirect; every browser follows
 * an instant refresh, and search engines take it, with the canonical address, for a permanent move
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
 */
export function printRedirect({ site, pages, siteUrl, basePath }: SiteModel, { to }: Redirect): string {
  const target = escapeMarkup(toHostPath(basePath, to));
  const title = escapeMarkup(pages.find(({ path }) => path === to)?.head.title ?? to);
  return [
    '<!doctype html>',
    `<html lang="${escapeMarkup(site.shell.language)}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${escapeMarkup(siteUrl + to)}">`,
    `<p><a href="${target}">${title}</a></p>`,
    '',
  ].join('\n');
}
