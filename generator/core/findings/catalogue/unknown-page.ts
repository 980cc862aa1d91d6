import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { shown, withHint } from '../message.ts';

export const unknownPage: FindingDefinition<{ readonly target: string; readonly nearest?: string }> = {
  number: 54,
  severity: 'error',
  dependsOn: 'page-paths',
  meaning: {
    ru: 'Ссылка ведёт на страницу, которой на сайте нет: посетитель увидел бы пустое место.',
    en: 'A link leads to a page that the site does not have: a visitor would find nothing.',
  },
  message: {
    ru: ({ target, nearest }) =>
      withHint(
        `Страницы «${shown(target)}» нет.`,
        russian.meant(target, nearest) ?? 'Адреса страниц стоят в строках path блока pages.',
      ),
    en: ({ target, nearest }) =>
      withHint(
        `There is no page "${shown(target)}".`,
        english.meant(target, nearest) ?? 'The paths of pages stand in the lines path of the pages block.',
      ),
  },
  examples: ['unknown-page-in-button'],
};
