import type { FindingDefinition } from '../finding-definition.ts';

export const unlinkedPage: FindingDefinition<{ readonly path: string; readonly isService: boolean }> = {
  number: 76,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Страница есть, а ссылок на неё нет ни в меню, ни на карточках, ни в текстах: найти её можно только по адресу. Сайт будет построен и так.',
    en: 'The page is there, and no menu, card or text links to it: only its address leads there. The site is built all the same.',
  },
  message: ({ path, isService }) => ({
    ru: [
      `На страницу ${path} нет ни одной ссылки: посетители её не найдут.`,
      isService
        ? 'Добавьте её в меню или в карточки либо поставьте ссылку в тексте.'
        : 'Добавьте её в меню или в карточки, поставьте ссылку в тексте или сделайте услугой: service: true',
    ],
    en: [
      `No link leads to the page ${path}: visitors will not find it.`,
      isService
        ? 'Add it to a menu or to cards, or link it in a text.'
        : 'Add it to a menu or to cards, link it in a text, or make it a service: service: true',
    ],
  }),
  inEditor: () => ({
    ru: [
      'На эту страницу нет ни одной ссылки: посетители её не найдут.',
      'Добавьте её в меню или поставьте ссылку на неё в тексте.',
    ],
    en: [
      'No link leads to this page: visitors will not find it.',
      'Add it to the menu, or link it in a text.',
    ],
  }),
};
