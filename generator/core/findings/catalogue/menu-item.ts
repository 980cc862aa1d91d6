import type { FindingDefinition } from '../finding-definition.ts';

export const menuItem: FindingDefinition<{ readonly given: 'both' | 'none' }> = {
  number: 38,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'Пункт меню — это или ссылка (link), или раскрывающийся список услуг (services), но не то и другое сразу.',
    en: 'A menu item is either a link or a list of services that opens, never both.',
  },
  message: ({ given }) => ({
    ru: [
      given === 'none' ? 'Пункт меню никуда не ведёт.' : 'У пункта меню есть и link, и services.',
      'Оставьте одну строку: link (ссылка) или services (список услуг).',
    ],
    en: [
      given === 'none' ? 'The menu item leads nowhere.' : 'The menu item has both link and services.',
      'Keep one line: link, or services (a list of services).',
    ],
  }),
  rule: ({ header }) =>
    header.menu.flatMap(({ link, services }, index) =>
      (link === undefined) === (services === undefined)
        ? [
            {
              args: { given: link === undefined ? 'none' : 'both' },
              path: ['header', 'menu', index],
              target: 'key',
            },
          ]
        : [],
    ),
};
