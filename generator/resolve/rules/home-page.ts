import type { Rule } from '../check-site.ts';
import { homePath } from '../menus.ts';

/** A site needs a page at `/`. */
export const checkHomePage: Rule = (spec) =>
  spec.pages.some((page) => page.path === homePath)
    ? []
    : [{ code: 'no-home-page', args: {}, path: ['pages'], target: 'key' }];
