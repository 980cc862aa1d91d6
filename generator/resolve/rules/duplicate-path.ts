import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** Two pages cannot have one path; a known path without a page cannot be that of a page. */
export const checkDuplicatePaths: Rule = (spec, lineOf) => {
  const entries = [
    ...spec.pages.map((page, index) => ({
      page,
      at: ['pages', index, 'path'],
    })),
    ...spec.unroutedPages.map((page, index) => ({
      page,
      at: ['unroutedPages', index, 'path'],
    })),
  ];
  return findRepeated(entries, ({ page }) => page.path).map(({ item, firstIndex }) => ({
    code: 'duplicate-path',
    args: {
      path: item.page.path,
      firstLine: lineOf(entries[firstIndex]?.at ?? []),
    },
    path: item.at,
    target: 'value',
  }));
};
