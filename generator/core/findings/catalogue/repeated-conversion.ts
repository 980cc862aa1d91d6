import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

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
  message: {
    ru: ({ id, page, line }) =>
      withHint(
        `Идентификатор ${id} уже стоит у страницы ${page}: строка ${line}. Реклама не различит эти страницы.`,
        'Возьмите в рекламном кабинете отдельный идентификатор или сотрите эту строку.',
      ),
    en: ({ id, page, line }) =>
      withHint(
        `The identifier ${id} stands at the page ${page} already: line ${line}. Advertising will not tell these pages apart.`,
        'Take another identifier from the advertising account, or delete this line.',
      ),
  },
  examples: ['copied-page'],
};
