import { findRepeated } from '../../text/find-repeated.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const duplicatePath: FindingDefinition<{ readonly path: string; readonly firstLine: number }> = {
  number: 32,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух страниц один адрес: посетитель увидел бы только одну из них.',
    en: 'Two pages have one address: a visitor would see only one of them.',
  },
  message: ({ path, firstLine }) => ({
    ru: [
      `Адрес ${path} уже занят: строка ${firstLine}.`,
      'Дайте странице другой адрес; большие и маленькие буквы не различаются.',
    ],
    en: [
      `The path ${path} is taken: line ${firstLine}.`,
      'Give the page another path; capital and small letters are the same.',
    ],
  }),
  // Hosts differ in whether `/ADR` is `/adr`.
  rule: ({ pages, unroutedPages }, lineOf) => {
    const entries = [
      ...pages.map(({ path }, index) => ({ path, at: ['pages', index, 'path'] })),
      ...unroutedPages.map(({ path }, index) => ({ path, at: ['unroutedPages', index, 'path'] })),
      ...pages.flatMap(({ oldPaths }, page) =>
        oldPaths.map((path, index) => ({ path, at: ['pages', page, 'oldPaths', index] })),
      ),
    ];
    return findRepeated(entries, ({ path }) => path.toLowerCase()).map(({ item, first }) => ({
      args: { path: item.path, firstLine: lineOf(first.at) },
      path: item.at,
    }));
  },
};
