import type { Rule } from '../check-site.ts';

/** A page without a conversion of its own, where most others have one: its visits and calls count for nothing. */
export const checkPageAnalytics: Rule = (spec) => {
  const without = spec.pages.filter(
    ({ analytics }) => analytics.conversion === undefined && analytics.callConversion === undefined,
  );
  const others = spec.pages.length - without.length;
  return others <= without.length
    ? []
    : without.map((page) => {
        const place = ['pages', spec.pages.indexOf(page)];
        const hasBlock = Object.keys(page.analytics).length > 0;
        return {
          code: 'page-without-analytics',
          args: { name: page.name, others, hasBlock },
          path: [...place, hasBlock ? 'analytics' : 'name'],
          target: hasBlock ? 'key' : 'value',
        };
      });
};
