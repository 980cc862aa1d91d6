import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const duplicatePath: FindingDefinition<{ readonly path: string; readonly firstLine: number }> = {
  number: 32,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц один адрес: посетитель увидел бы только одну из них.',
    en: 'Two pages have one address: a visitor would see only one of them.',
  },
  message: {
    ru: ({ path, firstLine }) =>
      withHint(
        `Адрес ${path} уже занят: строка ${firstLine}.`,
        'Дайте странице другой адрес; большие и маленькие буквы не различаются.',
      ),
    en: ({ path, firstLine }) =>
      withHint(
        `The path ${path} is taken: line ${firstLine}.`,
        'Give the page another path; capital and small letters are the same.',
      ),
  },
  examples: ['duplicate-path'],
};
