import type { FindingDefinition } from '../finding-definition.ts';

export const crowdedMenu: FindingDefinition<{ readonly count: number; readonly most: number }> = {
  number: 229,
  severity: 'warning',
  dependsOn: 'sections',
  meaning: {
    ru: 'В меню больше услуг, чем видно сразу, а страницы со всеми услугами нет: посетителю приходится искать в длинном списке. Сайт будет построен и так.',
    en: 'The menu has more services than are seen at once, and no page shows all services: visitors have to search a long list. The site is built all the same.',
  },
  message: ({ count, most }) => ({
    ru: [
      `Услуг в меню: ${count}, а сразу видно не больше ${most}.`,
      'Добавьте страницу с разделом kind: all-services: меню покажет первые услуги каждой группы и приведёт на неё.',
    ],
    en: [
      `Services in the menu: ${count}, and no more than ${most} are seen at once.`,
      'Add a page with a section kind: all-services: the menu will show the first services of each group and lead to it.',
    ],
  }),
};
