import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { anchorOf, list, shown, withHint } from '../message.ts';

export const unknownAnchor: FindingDefinition<{
  readonly target: string;
  readonly known: readonly string[];
  readonly nearest?: string;
}> = {
  number: 55,
  severity: 'error',
  dependsOn: 'sections',
  cause: ({ target }) => target,
  meaning: {
    ru: 'Ссылка ведёт к разделу, которого на той странице нет.',
    en: 'A link leads to a section that the page does not have.',
  },
  message: {
    ru: ({ target, nearest, known }) =>
      withHint(
        `Ссылка «${shown(target)}» ведёт к разделу, которого на странице нет.`,
        russian.meant(anchorOf(target), nearest),
        `Разделы страницы: ${list(known)}.`,
      ),
    en: ({ target, nearest, known }) =>
      withHint(
        `The link "${shown(target)}" leads to a section that the page does not have.`,
        english.meant(anchorOf(target), nearest),
        `Sections of the page: ${list(known)}.`,
      ),
  },
  examples: ['unknown-anchor'],
};
