import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** What a visitor or a search engine tells pages apart by, in the order of the file. */
const tellingKeys = ['name', 'title', 'description'] as const;

/** Pages that say of themselves what an earlier one says: copied, and not rewritten. */
export const checkCopiedPages: Rule = (spec, lineOf) => {
  const { pages } = spec;
  /** Of each page that repeats something, the first page that it repeats something of. */
  const origins = new Map<number, number>();
  for (const key of tellingKeys) {
    for (const { index, firstIndex } of findRepeated(pages, (page) => page[key])) {
      origins.set(index, Math.min(firstIndex, origins.get(index) ?? firstIndex));
    }
  }
  return pages.flatMap((page, index): Finding[] => {
    const first = origins.get(index) ?? index;
    const other = pages[first];
    const keys = tellingKeys.filter((key) => page[key] === other?.[key]);
    const [key] = keys;
    if (first === index || key === undefined || other === undefined) {
      return [];
    }
    return [
      {
        code: 'copied-page',
        args: { keys, page: other.path, line: lineOf(['pages', first, key]) },
        path: ['pages', index, key],
        target: 'value',
      },
    ];
  });
};
