import type { Rule } from '../check-site.ts';

/** Only a hero holds the page's main heading, so a page has exactly one (WCAG 2.2, 2.4.6 and common practice). */
export const checkPageHeadings: Rule = (spec) =>
  spec.pages.flatMap((page, index) => {
    const count = page.sections.filter((section) => section.kind === 'hero').length;
    return count === 1
      ? []
      : [
          {
            code: 'page-heading',
            args: { count },
            path: ['pages', index, 'sections'],
            target: 'key',
          },
        ];
  });
