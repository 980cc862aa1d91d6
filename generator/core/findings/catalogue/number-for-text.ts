import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes } from '../message.ts';

/** `source` as it was typed, `read` as YAML understands it. */
export const numberForText: FindingDefinition<{ readonly source: string; readonly read: string }> = {
  number: 15,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Без кавычек значение читается как число: плюс и нули в начале пропадают. Телефоны, индексы и счета берут в кавычки.',
    en: 'Without quotes the value is read as a number, which loses a leading plus and zeros. Phones, postal codes and accounts go in quotes.',
  },
  message: ({ source, read }) => ({
    ru: [
      `Здесь нужен текст, а ${source} без кавычек — число${source === read ? '' : ` и превращается в ${read}`}.`,
      `Возьмите значение в кавычки: ${inQuotes(source)}`,
    ],
    en: [
      `This must be text, and ${source} without quotes is a number${source === read ? '' : ` and becomes ${read}`}.`,
      `Put the value in quotes: ${inQuotes(source)}`,
    ],
  }),
  examples: ['phone-without-quotes'],
};
