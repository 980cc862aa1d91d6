import type { Link } from '../model/link.ts';

/** A path without trailing slash, as in the model; static hosts serve both. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Whether a link leads to the current page; a link to a section does not count. */
export function isCurrentPage(link: Link, pathname: string): boolean {
  return link.kind === 'page' && link.hash === undefined && link.path === withoutTrailingSlash(pathname);
}
