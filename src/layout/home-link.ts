import type { Link } from '../model/link.ts';

/** The home page, the only path that the runtime knows. */
export const homeLink: Link = { kind: 'page', path: '/' };
