import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';

export const badName: FindingDefinition<{ readonly name: string; readonly proposal?: string | undefined }> = {
  number: 18,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Имя, по которому на значение ссылаются в других местах, пишут без пробелов.',
    en: 'A name by which other places of the file call a value has no spaces.',
  },
  message: ({ name, proposal }) => ({
    ru: [
      `Имя «${shown(name)}» не подходит.`,
      languageWords.ru.meant(name, proposal),
      `Нужно: ${languageWords.ru.formats.reference}.`,
    ],
    en: [
      `The name "${shown(name)}" does not fit.`,
      languageWords.en.meant(name, proposal),
      `Wanted: ${languageWords.en.formats.reference}.`,
    ],
  }),
};
