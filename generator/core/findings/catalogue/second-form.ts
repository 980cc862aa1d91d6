import { showsForm } from '../../schema/section.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const secondForm: FindingDefinition<Record<never, never>> = {
  number: 224,
  severity: 'error',
  dependsOn: 'siblings',
  meaning: {
    ru: 'На странице две формы вопроса. Форма на сайте одна: в двух местах посетитель не поймёт, какая ушла.',
    en: 'The page has two question forms. The site has one form: in two places visitors cannot tell which one was sent.',
  },
  message: () => ({
    ru: ['Форма на этой странице уже есть, выше.', 'Оставьте одну: здесь или там напишите form: false.'],
    en: ['This page has the form already, above.', 'Keep one: write form: false here or there.'],
  }),
  inEditor: () => ({
    ru: ['Форма вопроса на этой странице уже есть.', 'Она нужна один раз: выключите её в одном из разделов.'],
    en: [
      'This page has the question form already.',
      'It is needed once: switch it off in one of the sections.',
    ],
  }),
  looksAt: 'page',
  rule: ({ pages }) =>
    pages.flatMap(({ sections }, page) =>
      sections
        .flatMap((section, index) => (showsForm(section) ? [index] : []))
        .slice(1)
        .map((index) => ({ args: {}, path: ['pages', page, 'sections', index], target: 'key' })),
    ),
};
