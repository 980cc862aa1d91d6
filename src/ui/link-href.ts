import type { Link } from '../model/link.ts';

/** The address of a link; that of a page is relative to the site's root. */
export function linkHref(link: Link): string {
  switch (link.kind) {
    case 'page':
      return link.hash === undefined ? link.path : `${link.path}#${link.hash}`;
    case 'external':
    case 'contact':
      return link.href;
  }
}
