import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';

export const unknownPage: FindingDefinition<{
  readonly target: string;
  /** The path that the link calls, where it can be that of a page. */
  readonly page?: string | undefined;
  readonly nearest?: string | undefined;
}> = {
  number: 54,
  severity: 'error',
  dependsOn: 'page-paths',
  cause: ({ target, page }) => page ?? target,
  meaning: {
    ru: 'Ссылка ведёт на страницу, которой на сайте нет: посетитель увидел бы пустое место.',
    en: 'A link leads to a page that the site does not have: a visitor would find nothing.',
  },
  message: ({ target, page, nearest }) => ({
    ru: [
      `Страницы «${shown(target)}» нет.`,
      languageWords.ru.meant(target, nearest) ??
        'Исправьте ссылку: адреса страниц стоят в строках path блока pages.',
      page === undefined || nearest !== undefined
        ? undefined
        : `Если страницы больше нет, впишите её адрес в блок той страницы, куда теперь вести посетителей: oldPaths: [${page}]`,
    ],
    en: [
      `There is no page "${shown(target)}".`,
      languageWords.en.meant(target, nearest) ??
        'Correct the link: the paths of pages stand in the lines path of the pages block.',
      page === undefined || nearest !== undefined
        ? undefined
        : `If the page is gone, add its path to the block of the page that visitors are to find instead: oldPaths: [${page}]`,
    ],
  }),
  inEditor: ({ target }) => ({
    ru: [
      `Страницы «${shown(target)}» нет.`,
      'Выберите страницу из списка или уберите ссылку. В тексте она пишется так: [слова](/адрес-страницы).',
    ],
    en: [
      `There is no page "${shown(target)}".`,
      'Choose a page of the list, or take the link away. In a text it is written so: [words](/address-of-the-page).',
    ],
  }),
  examples: ['unknown-page-in-button', 'removed-page'],
};
