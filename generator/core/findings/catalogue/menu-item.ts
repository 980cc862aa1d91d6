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
  inEditor: ({ given }) => ({
    ru: [
      given === 'none'
        ? 'Пункт меню никуда бы не вёл.'
        : 'У пункта меню уже есть другое: страница или список услуг.',
      'Нужно одно из двух: выберите, куда он ведёт, или добавьте раскрывающийся список.',
    ],
    en: [
      given === 'none'
        ? 'The menu item would lead nowhere.'
        : 'The menu item has another already: a page or a list.',
      'It needs one of the two: choose where it leads, or add the list that opens.',
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
