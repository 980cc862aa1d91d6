import { titleMaximum as maximum } from '../../schema/page.ts';
import { fillTitle } from '../../schema/page-title.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const longTitle: FindingDefinition<{ readonly length: number; readonly maximum: number }> = {
  number: 73,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Заголовок длиннее, чем показывают поисковики: конец обрежут. Сайт будет построен и так.',
    en: 'The title is longer than search engines show: its end would be cut. The site is built all the same.',
  },
  message: ({ length, maximum }) => ({
    ru: [
      `Заголовок длинный: вместе с названием компании знаков ${length}, а поиск показывает около ${maximum}.`,
      'Сделайте заголовок короче.',
    ],
    en: [
      `The title is long: ${length} characters with the brand, and search engines show about ${maximum}.`,
      'Make the title shorter.',
    ],
  }),
  rule: ({ site, pages }) =>
    pages
      .map(({ title }, index) => ({ length: fillTitle(site, title).length, path: ['pages', index, 'title'] }))
      .filter(({ length }) => length > maximum)
      .map(({ length, path }) => ({ args: { length, maximum }, path })),
};
