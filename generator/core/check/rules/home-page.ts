import { homePath } from '../../resolve/menus.ts';
import type { Rule } from '../check-site.ts';

/** A site needs a page at `/`. */
export const checkHomePage: Rule = (spec) =>
  spec.pages.some((page) => page.path === homePath)
    ? []
    : [{ code: 'no-home-page', args: {}, path: ['pages'], target: 'key' }];
