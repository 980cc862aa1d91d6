import { z } from 'zod';
import type { ValuePath } from '../../document/source-range.ts';
import { valueAt } from '../../document/value-at.ts';
import type { PageSpec } from '../../schema/page.ts';
import { mainHeading } from '../../schema/page-roles.ts';
import type { SectionSpec } from '../../schema/section.ts';
import { fact } from '../../text/facts.ts';
import { findRepeated } from '../../text/find-repeated.ts';
import { textDigest } from '../../text/text-digest.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

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

/** The sections that say what only this page can say, as a digest; empty where there are none. */
const digestOfOwn = fact('own sections', z.string(), ({ sections }: PageSpec) => {
  const own = sections.filter(isOwn);
  return own.length === 0 ? '' : textDigest(JSON.stringify(own));
});

function textAt(page: PageSpec, path: ValuePath): string | undefined {
  const value = valueAt(page, path);
  return typeof value === 'string' ? value : undefined;
}

/** In the order in which a finding names them. */
const traits: readonly Trait[] = [
  ...[
    ['name'],
    ['title'],
    ['description'],
    ['card', 'text'],
    ['analytics', 'visit'],
    ['analytics', 'call'],
  ].map((path) => ({
    name: path.join(' → '),
    textOf: (page: PageSpec) => textAt(page, path),
    pathOf: () => path,
  })),
  {
    name: 'hero → title',
    textOf: (page) => mainHeading(page) ?? undefined,
    pathOf: ({ sections }) => ['sections', sections.findIndex(({ kind }) => kind === 'hero'), 'title'],
  },
  {
    name: 'sections',
    textOf: (page) => digestOfOwn(page) || undefined,
    pathOf: ({ sections }) => ['sections', sections.findIndex(isOwn)],
  },
];

/** `keys` are what an earlier page, on that line, has word for word. */
export const copiedPage: FindingDefinition<{
  readonly keys: readonly string[];
  readonly page: string;
  readonly line: number;
}> = {
  number: 90,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц одинаковы название, заголовок, описание, карточка, название для отчётов или разделы: скорее всего, блок скопирован и переписан не до конца. Сайт будет построен и так.',
    en: 'Two pages have the same name, title, description, card, report label or sections: most likely a block was copied and not rewritten to the end. The site is built all the same.',
  },
  message: ({ keys, page, line }) => ({
    ru: [
      `То же самое, что у страницы ${page} (строка ${line}): ${list(keys)}.`,
      'Напишите у этой страницы своё: одинаковые страницы путают и посетителей, и поиск.',
    ],
    en: [
      `The same as on the page ${page} (line ${line}): ${list(keys)}.`,
      'Give this page words of its own: pages that are alike confuse visitors and search engines.',
    ],
  }),
  inEditor: ({ page }) => ({
    ru: [
      `Слова те же, что у страницы ${page}.`,
      'Напишите у этой страницы своё: одинаковые страницы путают и посетителей, и поиск.',
    ],
    en: [
      `The words are those of the page ${page}.`,
      'Give this page words of its own: pages that are alike confuse visitors and search engines.',
    ],
  }),
  rule: ({ pages }, lineOf) => {
    /** Of each page that repeats something, the first page that it repeats something of. */
    const origins = new Map<number, number>();
    for (const { textOf } of traits) {
      for (const { index, firstIndex } of findRepeated(pages, textOf)) {
        origins.set(index, Math.min(firstIndex, origins.get(index) ?? firstIndex));
      }
    }
    return pages.flatMap((page, index) => {
      const first = origins.get(index) ?? index;
      const other = pages[first];
      if (first === index || other === undefined) {
        return [];
      }
      const same = traits.filter(
        ({ textOf }) => textOf(page) !== undefined && textOf(page) === textOf(other),
      );
      return same.slice(0, 1).map(({ pathOf }) => ({
        args: {
          keys: same.map(({ name }) => name),
          page: other.path,
          line: lineOf(['pages', first, ...pathOf(other)]),
        },
        path: ['pages', index, ...pathOf(page)],
      }));
    });
  },
  examples: ['copied-page', 'copied-page-inside'],
};
