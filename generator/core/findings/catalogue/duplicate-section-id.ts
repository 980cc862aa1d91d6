import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const duplicateSectionId: FindingDefinition<{ readonly id: string; readonly firstLine: number }> = {
  number: 34,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух разделов страницы одно имя: ссылка вида «/страница#имя» не знала бы, куда вести.',
    en: 'Two sections of a page have one name: a link such as "/page#name" would not know where to lead.',
  },
  message: ({ id, firstLine }) => ({
    ru: [`Раздел «${id}» на этой странице уже есть: строка ${firstLine}.`, 'Дайте разделу другое имя id.'],
    en: [`This page has a section "${id}" already: line ${firstLine}.`, 'Give the section another id.'],
  }),
  looksAt: 'page',
  rule: ({ pages }, lineOf) =>
    pages.flatMap(({ sections }, page) => {
      const entries = sections.flatMap(({ id }, index) =>
        id === undefined ? [] : [{ id, at: ['pages', page, 'sections', index, 'id'] }],
      );
      return findRepeated(entries, ({ id }) => id).map(({ item, first }) => ({
        args: { id: item.id, firstLine: lineOf(first.at) },
        path: item.at,
      }));
    }),
};
