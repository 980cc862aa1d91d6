import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { PageSpec } from '../../spec/page.ts';
import type { Rule } from '../check-site.ts';

/** What a visitor or a search engine tells pages apart by, in the order of the file. */
const tellingKeys = ['name', 'title', 'description'] as const;

function repeatedKeys(page: PageSpec, earlier: PageSpec): readonly (typeof tellingKeys)[number][] {
  return tellingKeys.filter((key) => page[key] === earlier[key]);
}

/** Pages that say of themselves what an earlier one says: copied, and not rewritten. */
export const checkCopiedPages: Rule = (spec, lineOf) =>
  spec.pages.flatMap((page, index): Finding[] => {
    const earlier = spec.pages.slice(0, index).map((other) => repeatedKeys(page, other));
    const first = earlier.findIndex((keys) => keys.length > 0);
    const [key] = earlier[first] ?? [];
    const other = spec.pages[first];
    if (key === undefined || other === undefined) {
      return [];
    }
    return [
      {
        code: 'copied-page',
        args: { keys: earlier[first] ?? [], page: other.path, line: lineOf(['pages', first, key]) },
        path: ['pages', index, key],
        target: 'value',
      },
    ];
  });
