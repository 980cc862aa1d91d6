import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const reservedPath: FindingDefinition<{ readonly path: string }> = {
  number: 36,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'По этому адресу сайт хранит собственные файлы, страницы там быть не может.',
    en: 'The site keeps files of its own at this address; no page can stand there.',
  },
  message: {
    ru: ({ path }) => withHint(`Адрес ${path} нужен самому сайту.`, 'Дайте странице другой адрес.'),
    en: ({ path }) => withHint(`The site needs the path ${path} itself.`, 'Give the page another path.'),
  },
  examples: ['reserved-path'],
};
