import type { Rule } from '../check-site.ts';

/** Without `{title}` every page would have the same title. */
export const checkTitlePattern: Rule = (spec) =>
  spec.site.titlePattern.includes('{title}')
    ? []
    : [
        {
          code: 'title-pattern',
          args: {},
          path: ['site', 'titlePattern'],
          target: 'value',
        },
      ];
