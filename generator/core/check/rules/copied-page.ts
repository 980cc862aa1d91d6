import type { ValuePath } from '../../document/source-range.ts';
import type { Finding } from '../../findings/diagnostic.ts';
import type { PageSpec } from '../../schema/page.ts';
import type { SectionSpec } from '../../schema/section.ts';
import type { Rule } from '../check-site.ts';
import { findRepeated } from './repeated.ts';

/** Something that a visitor, a search engine or a report tells pages apart by. */
interface Trait {
  /** What the finding calls it: the keys in the page's block. */
  readonly name: string;
  readonly textOf: (page: PageSpec) => string | undefined;
  /** Where it stands in the page's block. */
  readonly pathOf: (page: PageSpec) => ValuePath;
}

/** Sections that say what only this page can say; the others may well be the same on every page. */
const ownKinds: ReadonlySet<SectionSpec['kind']> = new Set([
  'intro',
  'text',
  'steps',
  'documents',
  'questions',
]);

function isOwn({ kind }: SectionSpec): boolean {
  return ownKinds.has(kind);
}

/** In the order in which a finding names them. */
const traits: readonly Trait[] = [
  ...(['name', 'title', 'description'] as const).map(
    (key): Trait => ({ name: key, textOf: (page) => page[key], pathOf: () => [key] }),
  ),
  {
    name: 'card → text',
    textOf: ({ card }) => card?.text,
    pathOf: () => ['card', 'text'],
  },
  ...(['visit', 'call'] as const).map(
    (key): Trait => ({
      name: `analytics → ${key}`,
      textOf: ({ analytics }) => analytics[key],
      pathOf: () => ['analytics', key],
    }),
  ),
  {
    name: 'hero → title',
    textOf: ({ sections }) => sections.find((section) => section.kind === 'hero')?.title,
    pathOf: ({ sections }) => ['sections', sections.findIndex(({ kind }) => kind === 'hero'), 'title'],
  },
  {
    name: 'sections',
    textOf: ({ sections }) => {
      const own = sections.filter(isOwn);
      return own.length === 0 ? undefined : JSON.stringify(own);
    },
    pathOf: ({ sections }) => ['sections', sections.findIndex(isOwn)],
  },
];

/** Pages that say of themselves what an earlier one says: copied, and not rewritten. */
export const checkCopiedPages: Rule = (spec, lineOf) => {
  const { pages } = spec;
  /** Of each page that repeats something, the first page that it repeats something of. */
  const origins = new Map<number, number>();
  for (const { textOf } of traits) {
    for (const { index, firstIndex } of findRepeated(pages, textOf)) {
      origins.set(index, Math.min(firstIndex, origins.get(index) ?? firstIndex));
    }
  }
  return pages.flatMap((page, index): Finding[] => {
    const first = origins.get(index) ?? index;
    const other = pages[first];
    const same = traits.filter(
      ({ textOf }) => textOf(page) !== undefined && other && textOf(page) === textOf(other),
    );
    const [trait] = same;
    if (first === index || trait === undefined || other === undefined) {
      return [];
    }
    const line = lineOf(['pages', first, ...trait.pathOf(other)]);
    return [
      {
        code: 'copied-page',
        args: { keys: same.map(({ name }) => name), page: other.path, line },
        path: ['pages', index, ...trait.pathOf(page)],
        target: 'value',
      },
    ];
  });
};
