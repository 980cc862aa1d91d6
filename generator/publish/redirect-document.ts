import { toHostPath } from '../core/resolve/base-path.ts';
import type { Redirect, SiteModel } from '../core/resolve/site-model.ts';
import { policyMeta } from './content-security-policy.ts';
import { escapeMarkup } from './escape-markup.ts';
import { redirectScript, redirectSource } from './redirect-scripts.ts';

/**
 * The document of an old path, for hosts that redirect nothing themselves. Without scripts a refresh does the same but
 * loses the query. With the canonical address search engines treat either as a permanent move
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
 */
export function printRedirect({ site, pages, siteUrl, basePath }: SiteModel, { to }: Redirect): string {
  const hostPath = toHostPath(basePath, to);
  const target = escapeMarkup(hostPath);
  const title = escapeMarkup(pages.find(({ path }) => path === to)?.head.title ?? to);
  return [
    '<!doctype html>',
    `<html lang="${escapeMarkup(site.shell.language)}">`,
    '<meta charset="utf-8">',
    policyMeta(`default-src 'none'; script-src ${redirectSource}`),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<link rel="canonical" href="${escapeMarkup(siteUrl + to)}">`,
    redirectScript(hostPath),
    // Only without scripts: a refresh could run before the script.
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `<p><a href="${target}">${title}</a></p>`,
    '',
  ].join('\n');
}
