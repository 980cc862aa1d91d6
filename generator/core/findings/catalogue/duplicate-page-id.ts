import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const duplicatePageId: FindingDefinition<{ readonly id: string; readonly firstLine: number }> = {
  number: 33,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц одно короткое имя id. Большие и маленькие буквы не различаются.',
    en: 'Two pages have one short name (id). Capital and small letters make no difference.',
  },
  message: {
    ru: ({ id, firstLine }) =>
      withHint(
        `Имя «${id}» уже занято: строка ${firstLine}.`,
        'Дайте странице другое имя id; большие и маленькие буквы не различаются.',
      ),
    en: ({ id, firstLine }) =>
      withHint(
        `The id "${id}" is taken: line ${firstLine}.`,
        'Give the page another id; capital and small letters are the same.',
      ),
  },
  examples: ['duplicate-page-id'],
};
