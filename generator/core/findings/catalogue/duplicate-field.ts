import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const duplicateField: FindingDefinition<{ readonly name: string; readonly firstLine: number }> = {
  number: 35,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'У двух полей формы одно имя: в письмо попало бы только одно из них.',
    en: 'Two fields of the form have one name: only one of them would reach the letter.',
  },
  message: {
    ru: ({ name, firstLine }) =>
      withHint(`Поле «${name}» уже есть: строка ${firstLine}.`, 'Дайте полю другое имя name.'),
    en: ({ name, firstLine }) =>
      withHint(`There is a field "${name}" already: line ${firstLine}.`, 'Give the field another name.'),
  },
  examples: ['duplicate-field'],
};
