import type { FindingDefinition } from '../finding-definition.ts';

export const pageHeading: FindingDefinition<{ readonly count: number }> = {
  number: 37,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'На странице должен быть ровно один раздел hero: в нём главный заголовок.',
    en: 'A page has exactly one section of kind hero: it holds the main heading.',
  },
  message: ({ count }) => ({
    ru: [
      count === 0
        ? 'На странице нет раздела hero с главным заголовком.'
        : `На странице разделов hero: ${count}, а должен быть один.`,
      'На каждой странице нужен ровно один раздел с kind: hero.',
    ],
    en: [
      count === 0
        ? 'The page has no hero section with the main heading.'
        : `The page has ${count} hero sections and must have one.`,
      'Every page needs exactly one section with kind: hero.',
    ],
  }),
  inEditor: ({ count }) => ({
    ru:
      count === 0
        ? [
            'Странице нужно начало: раздел с главным заголовком.',
            'Его не убирают, а меняют; если его нет, добавьте.',
          ]
        : ['Главный заголовок на этой странице уже есть.', 'Он на странице один: измените тот, что есть.'],
    en:
      count === 0
        ? [
            'A page needs its head: the section with the main heading.',
            'It is changed, not removed; where it is missing, add it.',
          ]
        : [
            'This page has its main heading already.',
            'There is one on a page: change the one that is there.',
          ],
  }),
  // Only a hero holds the main heading of a page (WCAG 2.2, 2.4.6 and common practice).
  looksAt: 'page',
  rule: ({ pages }) =>
    pages.flatMap(({ sections }, index) => {
      const count = sections.filter(({ kind }) => kind === 'hero').length;
      return count === 1 ? [] : [{ args: { count }, path: ['pages', index, 'sections'], target: 'key' }];
    }),
};
