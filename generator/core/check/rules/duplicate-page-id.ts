import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** A page's id names its module; file systems that do not tell `Chip` from `chip` make the case no difference. */
export const checkDuplicatePageIds: Rule = (spec, lineOf) => {
  const entries = [
    ...spec.pages.map((page, index) => ({ page, at: ['pages', index, 'id'] })),
    ...spec.unroutedPages.map((page, index) => ({
      page,
      at: ['unroutedPages', index, 'id'],
    })),
  ];
  return findRepeated(entries, ({ page }) => page.id.toLowerCase()).map(({ item, firstIndex }) => ({
    code: 'duplicate-page-id',
    args: {
      id: item.page.id,
      firstLine: lineOf(entries[firstIndex]?.at ?? []),
    },
    path: item.at,
    target: 'value',
  }));
};
