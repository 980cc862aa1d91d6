import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const hostMismatch: FindingDefinition<{
  readonly host: string;
  /** Host name of the site's address. */
  readonly address: string;
  readonly meant: string;
}> = {
  number: 126,
  severity: 'warning',
  dependsOn: 'siblings',
  meaning: {
    ru: 'От строки host зависит, какие файлы загружать на хостинг. Файлы для одного хостинга на другом могут не открыться. Сайт будет построен и так.',
    en: 'The line host decides which files go to the host. Files for one host may not open on another. The site is built all the same.',
  },
  message: {
    ru: ({ host, address, meant }) =>
      withHint(
        `По адресу ${address} сайт открывает ${meant}, а файлы собраны для ${host}: страницы могут не открыться.`,
        `Если сайт там и открыт, напишите host: ${meant}`,
      ),
    en: ({ host, address, meant }) =>
      withHint(
        `${meant} serves ${address}, and the files are made for ${host}: pages may not open.`,
        `If the site is there, write host: ${meant}`,
      ),
  },
  examples: ['host-mismatch'],
};
