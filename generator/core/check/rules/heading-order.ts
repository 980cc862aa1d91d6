import type { Rule } from '../check-site.ts';

/** A section's title is below the main heading, which the hero holds, and should not come before it (WCAG 2.2, 1.3.1). */
export const checkHeadingOrder: Rule = (spec) =>
  spec.pages.flatMap((page, pageIndex) => {
    const hero = page.sections.findIndex((section) => section.kind === 'hero');
    return page.sections.slice(0, Math.max(0, hero)).flatMap((section, index) =>
      'title' in section && section.title !== undefined
        ? [
            {
              code: 'heading-order' as const,
              args: { title: section.title },
              path: ['pages', pageIndex, 'sections', index, 'title'],
              target: 'value' as const,
            },
          ]
        : [],
    );
  });
