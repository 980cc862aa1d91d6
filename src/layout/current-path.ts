import type { Link } from '../model/link.ts';

/** A path without its trailing slash, as the model writes paths; static hosts serve both forms. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Whether a link leads to the page that is shown. A link into a page does not count as the page. */
export function isCurrentPage(link: Link, pathname: string): boolean {
  return link.kind === 'page' && link.hash === undefined && link.path === withoutTrailingSlash(pathname);
}
