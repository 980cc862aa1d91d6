import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, list, shown } from '../message.ts';

export const emptyValue: FindingDefinition<{
  readonly key: string;
  /** It is an item of the list with the key. */
  readonly isItem?: boolean;
  /** What stands behind a `#` that has made a comment of the value. */
  readonly comment?: string;
  /** A word without quotes that YAML reads as nothing. */
  readonly word?: string;
  /** Whether the file may do without the line. */
  readonly isOptional?: boolean;
  /** Lines that belong under this one. */
  readonly inner?: readonly string[];
  /** The words that can stand there, where it is one of a few. */
  readonly fitting?: readonly string[];
}> = {
  number: 13,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Имя строки есть, а после двоеточия пусто. Бывает, что значение начинается с «#» и стало пояснением.',
    en: 'The line has a name and nothing after the colon. Sometimes the value begins with "#" and has become a comment.',
  },
  message: ({ key, isItem, comment, word, isOptional, inner, fitting }) => {
    if (comment !== undefined) {
      const quoted = inQuotes(shown(comment));
      return {
        ru: [
          `После «${key}» ничего нет: знак # сделал остаток строки пояснением.`,
          `Возьмите значение в кавычки: ${quoted}`,
        ],
        en: [
          `There is nothing after "${key}": the hash # has made a comment of the rest of the line.`,
          `Put the value in quotes: ${quoted}`,
        ],
      };
    }
    if (word !== undefined) {
      return {
        ru: [
          `«${word}» без кавычек значит «ничего».`,
          `Напишите значение, а если нужно само слово — в кавычках: ${inQuotes(word)}`,
        ],
        en: [
          `"${word}" without quotes means "nothing".`,
          `Write a value, or put the word itself in quotes: ${inQuotes(word)}`,
        ],
      };
    }
    if (isItem && inner === undefined) {
      return {
        ru: [`Пункт списка «${key}» пуст.`, 'Напишите его после дефиса или сотрите дефис.'],
        en: [`An item of the list "${key}" is empty.`, 'Write it after the dash, or remove the dash.'],
      };
    }
    const lines = inner && list(inner);
    const ru = lines === undefined ? 'Напишите значение' : `Напишите ниже строки с отступом (${lines})`;
    const en = lines === undefined ? 'Write a value' : `Write indented lines under it (${lines})`;
    return {
      ru: [
        key === '' ? 'Здесь пусто.' : `После «${key}» ничего нет.`,
        isOptional ? `${ru} или сотрите строку «${key}:».` : `${ru}.`,
        fitting && `Подходит: ${list(fitting)}.`,
      ],
      en: [
        key === '' ? 'There is nothing here.' : `There is nothing after "${key}".`,
        isOptional ? `${en} or delete the line "${key}:".` : `${en}.`,
        fitting && `What fits: ${list(fitting)}.`,
      ],
    };
  },
  inEditor: ({ isItem }) => ({
    ru: ['Здесь пусто.', isItem ? 'Напишите пункт или уберите его.' : 'Напишите значение.'],
    en: ['There is nothing here.', isItem ? 'Write the item, or remove it.' : 'Write a value.'],
  }),
  examples: ['empty-value', 'empty-item', 'hash-behind-lost-quote'],
};
