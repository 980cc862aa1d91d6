import type { SchemaWords } from '../schema/json-schema.ts';
import type { CodedArgs } from './diagnostic.ts';
import { formatMessage } from './format-message.ts';
import { russian } from './languages/russian.ts';
import { list } from './message.ts';

function sentences(finding: CodedArgs): string {
  const { text, hint = '' } = formatMessage(finding, 'ru');
  return `${text} ${hint}`;
}

/**
 * What the text editor says while one types, from the words of the findings. Russian whatever the language of
 * the site, as the descriptions of the keys are.
 */
export const russianSchemaWords: SchemaWords = {
  language: 'ru',
  formats: russian.formats,
  format: (words) => `Нужно: ${words}.`,
  wrongShape: (expected) =>
    `Здесь должно быть: ${russian.shapes[expected]}. ${russian.shapeHints[expected] ?? ''}`.trim(),
  notAllowed: (allowed) => `Можно: ${list(allowed)}.`,
  unknownKey: (allowed) => `Такой строки здесь быть не может. Здесь бывают: ${list(allowed)}.`,
  missingKey: (key) => sentences({ code: 'missing-key', args: { key } }),
  required: (keys) => `Обязательные строки: ${list(keys)}.`,
  fallback: (value) => `Если не написать: ${value}.`,
  example: 'Например:',
};
