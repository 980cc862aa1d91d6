import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const repeatedConversion: FindingDefinition<{
  readonly id: string;
  readonly page: string;
  readonly line: number;
}> = {
  number: 91,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц один идентификатор конверсии, хотя у других страниц они свои: реклама посчитает эти страницы за одну. Сайт будет построен и так.',
    en: 'Two pages have one conversion identifier, although other pages have their own: advertising will count the two as one. The site is built all the same.',
  },
  message: ({ id, page, line }) => ({
    ru: [
      `Идентификатор ${id} уже стоит у страницы ${page}: строка ${line}. Реклама не различит эти страницы.`,
      'Возьмите в рекламном кабинете отдельный идентификатор или сотрите эту строку.',
    ],
    en: [
      `The identifier ${id} stands at the page ${page} already: line ${line}. Advertising will not tell these pages apart.`,
      'Take another identifier from the advertising account, or delete this line.',
    ],
  }),
  inEditor: ({ id, page }) => ({
    ru: [
      `Идентификатор ${id} уже стоит у страницы ${page}: реклама не различит эти страницы.`,
      'Возьмите в рекламном кабинете отдельный идентификатор или сотрите этот.',
    ],
    en: [
      `The identifier ${id} stands at the page ${page} already: advertising will not tell these pages apart.`,
      'Take another identifier from the advertising account, or delete this one.',
    ],
  }),
  rule: ({ pages }, lineOf) =>
    (['conversion', 'callConversion'] as const).flatMap((key) => {
      const conversions = pages.flatMap(({ path, analytics: { [key]: id } }, index) =>
        id === undefined ? [] : [{ id, page: path, path: ['pages', index, 'analytics', key] }],
      );
      // One for many pages is a choice, not a mistake.
      const haveOwn = new Set(conversions.map(({ id }) => id)).size > conversions.length / 2;
      return findRepeated(haveOwn ? conversions : [], ({ id }) => id).map(({ item, first }) => ({
        args: { id: item.id, page: first.page, line: lineOf(first.path) },
        path: item.path,
      }));
    }),
  examples: ['copied-page'],
};
