import { toHostPath } from '../core/resolve/base-path.ts';
import type { Redirect, SiteModel } from '../core/resolve/site-model.ts';
import { policyMeta } from './content-security-policy.ts';
import { escapeMarkup } from './escape-markup.ts';
import { leadOnSource, leadTo } from './leading-scripts.ts';

/** Nothing but its own script. */
const policy = `default-src 'none'; script-src ${leadOnSource}`;

/**
 * The document of a path that a page had before, for hosts that cannot be told of it otherwise. Without scripts a
 * refresh does the same, but loses the query; search engines take either, with the canonical address, for a permanent
 * move (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
 */
export function printRedirect({ site, pages, siteUrl, basePath }: SiteModel, { to }: Redirect): string {
  const hostPath = toHostPath(basePath, to);
  const target = escapeMarkup(hostPath);
  const title = escapeMarkup(pages.find(({ path }) => path === to)?.head.title ?? to);
  return [
    '<!doctype html>',
    `<html lang="${escapeMarkup(site.shell.language)}">`,
    '<meta charset="utf-8">',
    policyMeta(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<link rel="canonical" href="${escapeMarkup(siteUrl + to)}">`,
    leadTo(hostPath),
    // Beside a script that leads on, a refresh could come first.
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<p><a href="${target}">${title}</a></p>`,
    '',
  ].join('\n');
}
