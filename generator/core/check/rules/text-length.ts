import type { Finding } from '../../findings/diagnostic.ts';
import { fillTitle } from '../../resolve/page-head.ts';
import type { Rule } from '../check-site.ts';

/** What search engines show of a title and of a description before they cut it, in characters. */
const titleMaximum = 60;
const descriptionMaximum = 155;

/** Titles and descriptions that search engines would cut. */
export const checkTextLengths: Rule = (spec) =>
  spec.pages.flatMap((page, index): Finding[] => {
    const titleLength = fillTitle(spec.site, page.title).length;
    const descriptionLength = page.description.length;
    return [
      ...(titleLength > titleMaximum
        ? [
            {
              code: 'long-title',
              args: { length: titleLength, maximum: titleMaximum },
              path: ['pages', index, 'title'],
              target: 'value',
            } as const,
          ]
        : []),
      ...(descriptionLength > descriptionMaximum
        ? [
            {
              code: 'long-description',
              args: { length: descriptionLength, maximum: descriptionMaximum },
              path: ['pages', index, 'description'],
              target: 'value',
            } as const,
          ]
        : []),
    ];
  });
