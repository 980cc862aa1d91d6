import type { ValuePath } from '../../document/source-range.ts';
import type { SiteSpec } from '../../schema/site.ts';
import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

interface PlacedConversion {
  readonly id: string;
  readonly page: string;
  readonly path: ValuePath;
}

function conversionsOf(spec: SiteSpec, key: 'conversion' | 'callConversion'): PlacedConversion[] {
  return spec.pages.flatMap(({ path, analytics }, index) => {
    const id = analytics[key];
    return id === undefined ? [] : [{ id, page: path, path: ['pages', index, 'analytics', key] }];
  });
}

/** One conversion for several pages, where most pages have their own: advertising would count them as one. */
export const checkRepeatedConversions: Rule = (spec, lineOf) =>
  (['conversion', 'callConversion'] as const).flatMap((key) => {
    const conversions = conversionsOf(spec, key);
    // One for many pages is a choice, not a slip.
    const haveOwn = new Set(conversions.map(({ id }) => id)).size > conversions.length / 2;
    const repeated = haveOwn ? findRepeated(conversions, ({ id }) => id) : [];
    return repeated.flatMap(({ item, firstIndex }) => {
      const first = conversions[firstIndex];
      return first === undefined
        ? []
        : [
            {
              code: 'repeated-conversion' as const,
              args: { id: item.id, page: first.page, line: lineOf(first.path) },
              path: item.path,
              target: 'value' as const,
            },
          ];
    });
  });
