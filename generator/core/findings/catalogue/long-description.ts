import { descriptionMaximum as maximum } from '../../schema/page.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const longDescription: FindingDefinition<{ readonly length: number; readonly maximum: number }> = {
  number: 74,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Описание длиннее, чем показывают поисковики: конец обрежут. Сайт будет построен и так.',
    en: 'The description is longer than search engines show: its end would be cut. The site is built all the same.',
  },
  message: ({ length, maximum }) => ({
    ru: [
      `Описание длинное: знаков ${length}, а поиск показывает около ${maximum}.`,
      'Сделайте описание короче.',
    ],
    en: [
      `The description is long: ${length} characters, and search engines show about ${maximum}.`,
      'Make the description shorter.',
    ],
  }),
  rule: ({ pages }) =>
    pages
      .map(({ description: { length } }, index) => ({ length, path: ['pages', index, 'description'] }))
      .filter(({ length }) => length > maximum)
      .map(({ length, path }) => ({ args: { length, maximum }, path })),
};
