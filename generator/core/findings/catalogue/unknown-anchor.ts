import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { anchorOf, list, shown } from '../message.ts';

export const unknownAnchor: FindingDefinition<{
  readonly target: string;
  readonly known: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 55,
  severity: 'error',
  dependsOn: 'sections',
  cause: ({ target }) => target,
  meaning: {
    ru: 'Ссылка ведёт к разделу, которого на той странице нет.',
    en: 'A link leads to a section that the page does not have.',
  },
  message: ({ target, nearest, known }) => ({
    ru: [
      `Ссылка «${shown(target)}» ведёт к разделу, которого на странице нет.`,
      languageWords.ru.meant(anchorOf(target), nearest),
      `Разделы страницы: ${list(known)}.`,
    ],
    en: [
      `The link "${shown(target)}" leads to a section that the page does not have.`,
      languageWords.en.meant(anchorOf(target), nearest),
      `Sections of the page: ${list(known)}.`,
    ],
  }),
  inEditor: ({ target, nearest, known }) => ({
    ru: [
      `Есть ссылка «${shown(target)}», а раздела, к которому она ведёт, нет.`,
      languageWords.ru.meant(anchorOf(target), nearest) ?? 'Сначала поменяйте ссылки на него.',
      `Разделы той страницы: ${list(known)}.`,
    ],
    en: [
      `There is a link "${shown(target)}", and not the section that it leads to.`,
      languageWords.en.meant(anchorOf(target), nearest) ?? 'First change the links to it.',
      `Sections of that page: ${list(known)}.`,
    ],
  }),
};
