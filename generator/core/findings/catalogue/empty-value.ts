import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, list, shown, withHint } from '../message.ts';

export const emptyValue: FindingDefinition<{
  readonly key: string;
  /** What stands behind a `#` that has made a comment of the value. */
  readonly comment?: string;
  /** A word without quotes that YAML reads as nothing. */
  readonly word?: string;
  /** Whether the file may do without the line. */
  readonly isOptional?: boolean;
  /** Lines that belong under this one. */
  readonly inner?: readonly string[];
}> = {
  number: 13,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Имя строки есть, а после двоеточия пусто. Бывает, что значение начинается с «#» и стало пояснением.',
    en: 'The line has a name and nothing after the colon. Sometimes the value begins with "#" and has become a comment.',
  },
  message: {
    ru: ({ key, comment, word, isOptional, inner }) => {
      if (comment !== undefined) {
        return withHint(
          `После «${key}» ничего нет: знак # сделал остаток строки пояснением.`,
          `Возьмите значение в кавычки: ${inQuotes(shown(comment))}`,
        );
      }
      if (word !== undefined) {
        return withHint(
          `«${word}» без кавычек значит «ничего».`,
          `Напишите значение, а если нужно само слово — в кавычках: ${inQuotes(word)}`,
        );
      }
      const what =
        inner === undefined ? 'Напишите значение' : `Напишите ниже строки с отступом (${list(inner)})`;
      return withHint(
        key === '' ? 'Здесь пусто.' : `После «${key}» ничего нет.`,
        isOptional ? `${what} или сотрите строку «${key}:».` : `${what}.`,
      );
    },
    en: ({ key, comment, word, isOptional, inner }) => {
      if (comment !== undefined) {
        return withHint(
          `There is nothing after "${key}": the hash # has made a comment of the rest of the line.`,
          `Put the value in quotes: ${inQuotes(shown(comment))}`,
        );
      }
      if (word !== undefined) {
        return withHint(
          `"${word}" without quotes means "nothing".`,
          `Write a value, or put the word itself in quotes: ${inQuotes(word)}`,
        );
      }
      const what = inner === undefined ? 'Write a value' : `Write indented lines under it (${list(inner)})`;
      return withHint(
        key === '' ? 'There is nothing here.' : `There is nothing after "${key}".`,
        isOptional ? `${what} or delete the line "${key}:".` : `${what}.`,
      );
    },
  },
  examples: ['empty-value'],
};
