import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** A section's id is the target of links and unique on its page. */
export const checkDuplicateSectionIds: Rule = (spec, lineOf) =>
  spec.pages.flatMap((page, pageIndex) => {
    const at = (index: number) => ['pages', pageIndex, 'sections', index, 'id'];
    return findRepeated(page.sections, (section) => section.id).map(({ item, index, firstIndex }) => ({
      code: 'duplicate-section-id' as const,
      args: { id: item.id ?? '', firstLine: lineOf(at(firstIndex)) },
      path: at(index),
      target: 'value' as const,
    }));
  });
