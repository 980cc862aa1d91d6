import type { Link } from '../model/link.ts';

/** The address that a link leads to; page links come out relative to the site's root. */
export function linkHref(link: Link): string {
  switch (link.kind) {
    case 'page':
      return link.hash === undefined ? link.path : `${link.path}#${link.hash}`;
    case 'external':
    case 'contact':
      return link.href;
  }
}
