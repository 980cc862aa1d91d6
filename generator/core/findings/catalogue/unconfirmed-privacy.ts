import { sectionsOf } from '../../schema/placed-sections.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const unconfirmedPrivacy: FindingDefinition<Record<never, never>> = {
  number: 116,
  severity: 'warning',
  dependsOn: 'block',
  isExample: true,
  meaning: {
    ru: 'Готовый текст о персональных данных — образец: он знает, что включено на сайте, но не знает ваших правил. Покажите страницу юристу и впишите confirmed: true. До этого проверка перед публикацией о нём напоминает.',
    en: 'The ready text about personal data is an example: it knows what the site has switched on, and does not know your rules. Show the page to your lawyer and write confirmed: true. Until then the check before publishing reminds you of it.',
  },
  message: () => ({
    ru: [
      'Текст о персональных данных — образец, его ещё не проверил ваш юрист.',
      'Покажите ему эту страницу и поправьте её, а потом напишите в этом разделе confirmed: true',
    ],
    en: [
      'The text about personal data is an example that your lawyer has not checked yet.',
      'Show this page to your lawyer and correct it, then write confirmed: true in this section',
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    sectionsOf(spec, 'privacy')
      .filter(({ section }) => !section.confirmed)
      .map(({ path }) => ({ args: {}, path: [...path, 'kind'] })),
};
