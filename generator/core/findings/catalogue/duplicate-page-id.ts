import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const duplicatePageId: FindingDefinition<{ readonly id: string; readonly firstLine: number }> = {
  number: 33,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц одно короткое имя id. Большие и маленькие буквы не различаются.',
    en: 'Two pages have one short name (id). Capital and small letters make no difference.',
  },
  message: ({ id, firstLine }) => ({
    ru: [
      `Имя «${id}» уже занято: строка ${firstLine}.`,
      'Дайте странице другое имя id; большие и маленькие буквы не различаются.',
    ],
    en: [
      `The id "${id}" is taken: line ${firstLine}.`,
      'Give the page another id; capital and small letters are the same.',
    ],
  }),
  // An id names a module, and not every file system tells `Chip` from `chip`.
  rule: (spec, lineOf) => {
    const entries = (['pages', 'unroutedPages'] as const).flatMap((list) =>
      spec[list].map(({ id }, index) => ({ id, at: [list, index, 'id'] })),
    );
    return findRepeated(entries, ({ id }) => id.toLowerCase()).map(({ item, first }) => ({
      args: { id: item.id, firstLine: lineOf(first.at) },
      path: item.at,
    }));
  },
};
