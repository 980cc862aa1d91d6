import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list, shown } from '../message.ts';

export const notAllowed: FindingDefinition<{
  readonly value: string;
  readonly allowed: readonly string[];
  readonly nearest?: string | undefined;
}> = {
  number: 16,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Здесь можно написать только одно из известных слов.',
    en: 'Only one of a few known words can stand here.',
  },
  message: ({ value, nearest, allowed }) => ({
    ru: [
      `«${shown(value)}» здесь быть не может.`,
      languageWords.ru.meant(value, nearest),
      `Можно: ${list(allowed)}.`,
    ],
    en: [
      `"${shown(value)}" cannot stand here.`,
      languageWords.en.meant(value, nearest),
      `Allowed: ${list(allowed)}.`,
    ],
  }),
};
