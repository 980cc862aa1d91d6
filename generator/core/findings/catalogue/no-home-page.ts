import { homePath } from '../../schema/page-roles.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const noHomePage: FindingDefinition<Record<never, never>> = {
  number: 31,
  severity: 'error',
  dependsOn: 'page-paths',
  meaning: {
    ru: 'У сайта должна быть главная страница — та, у которой path: /',
    en: 'A site needs a home page: the one with path: /',
  },
  message: () => ({
    ru: ['Нет главной страницы.', 'У одной из страниц должно быть path: /'],
    en: ['There is no home page.', 'One of the pages must have path: /'],
  }),
  inEditor: () => ({
    ru: ['Сайту нужна главная страница.', 'Её не убирают, а меняют: её адрес — «/».'],
    en: ['A site needs its home page.', 'It is changed, not removed: its address is "/".'],
  }),
  rule: ({ pages }) =>
    pages.some(({ path }) => path === homePath) ? [] : [{ args: {}, path: ['pages'], target: 'key' }],
};
