import { hasPrivacySection } from '../../resolve/privacy.ts';
import type { Rule } from '../check-site.ts';

/** A page of the offer without a conversion of its own, where most others have one: its visits and calls count for nothing. */
export const checkPageAnalytics: Rule = (spec) => {
  const pages = spec.pages.filter((page) => !hasPrivacySection(page));
  const without = pages.filter(
    ({ analytics }) => analytics.conversion === undefined && analytics.callConversion === undefined,
  );
  const others = pages.length - without.length;
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
