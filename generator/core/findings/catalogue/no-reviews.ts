import type { FindingDefinition } from '../finding-definition.ts';

export const noReviews: FindingDefinition<Record<never, never>> = {
  number: 94,
  severity: 'error',
  dependsOn: 'references',
  meaning: {
    ru: 'Раздел показывает отзывы, а в файле их нет: под заголовком было бы пустое место.',
    en: 'The section shows reviews, and the file has none: there would be nothing below its heading.',
  },
  message: () => ({
    ru: [
      'Здесь показаны отзывы, а в файле нет ни одного.',
      'Добавьте отзывы в блок reviews или уберите этот раздел и ссылки на него.',
    ],
    en: [
      'The reviews are shown here, and the file has none.',
      'Add reviews to the block reviews, or remove this section and the links to it.',
    ],
  }),
  inEditor: () => ({
    ru: ['Отзывы нужны: они показаны на сайте.', 'Сначала уберите раздел с отзывами и ссылки на него.'],
    en: [
      'The reviews are needed: the site shows them.',
      'First remove the section with the reviews, and the links to it.',
    ],
  }),
};
