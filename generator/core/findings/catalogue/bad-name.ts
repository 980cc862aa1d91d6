import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { shown, withHint } from '../message.ts';

export const badName: FindingDefinition<{ readonly name: string; readonly proposal?: string }> = {
  number: 18,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Имя, по которому на значение ссылаются в других местах, пишут без пробелов.',
    en: 'A name by which other places of the file call a value has no spaces.',
  },
  message: {
    ru: ({ name, proposal }) =>
      withHint(
        `Имя «${shown(name)}» не подходит.`,
        russian.meant(name, proposal),
        `Нужно: ${russian.formats.reference}.`,
      ),
    en: ({ name, proposal }) =>
      withHint(
        `The name "${shown(name)}" does not fit.`,
        english.meant(name, proposal),
        `Wanted: ${english.formats.reference}.`,
      ),
  },
  examples: ['phone-name-with-space'],
};
