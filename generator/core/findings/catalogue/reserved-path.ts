import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const reservedPath: FindingDefinition<{ readonly path: string }> = {
  number: 36,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'По этому адресу сайт или его хостинг хранит собственные файлы, страницы там быть не может. Для хостинга оставлены все адреса, которые начинаются с подчёркивания.',
    en: 'The site or its host keeps files of its own at this address; no page can stand there. All addresses that begin with an underscore are left to the host.',
  },
  message: {
    ru: ({ path }) =>
      withHint(`Адрес ${path} нужен самому сайту или его хостингу.`, 'Дайте странице другой адрес.'),
    en: ({ path }) =>
      withHint(`The site or its host needs the path ${path} itself.`, 'Give the page another path.'),
  },
  examples: ['reserved-path'],
};
