import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/**
 * A path, now or before, is that of one page, and hosts differ in whether `/ADR` is `/adr`; a known path without a
 * page cannot be that of a page.
 */
export const checkDuplicatePaths: Rule = (spec, lineOf) => {
  const entries = [
    ...spec.pages.map(({ path }, index) => ({ path, at: ['pages', index, 'path'] })),
    ...spec.unroutedPages.map(({ path }, index) => ({ path, at: ['unroutedPages', index, 'path'] })),
    ...spec.pages.flatMap(({ oldPaths }, index) =>
      oldPaths.map((path, place) => ({ path, at: ['pages', index, 'oldPaths', place] })),
    ),
  ];
  return findRepeated(entries, ({ path }) => path.toLowerCase()).map(({ item, firstIndex }) => ({
    code: 'duplicate-path',
    args: {
      path: item.path,
      firstLine: lineOf(entries[firstIndex]?.at ?? []),
    },
    path: item.at,
    target: 'value',
  }));
};
