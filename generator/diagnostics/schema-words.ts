import type { SchemaWords } from '../spec/json-schema.ts';
import type { CodedArgs } from './diagnostic.ts';
import { list } from './message.ts';
import { formats, inRussian, shapeHints, shapes } from './russian-messages.ts';

function sentences(finding: CodedArgs): string {
  const { text, hint = '' } = inRussian(finding);
  return `${text} ${hint}`;
}

/**
 * What the text editor says while one types, from the words of the findings. Russian whatever the language of
 * the site, as the descriptions of the keys are.
 */
export const russianSchemaWords: SchemaWords = {
  formats,
  format: (words) => `Нужно: ${words}.`,
  wrongShape: (expected) => `Здесь должно быть: ${shapes[expected]}. ${shapeHints[expected] ?? ''}`.trim(),
  notAllowed: (allowed) => `Можно: ${list(allowed)}.`,
  unknownKey: (allowed) => `Такой строки здесь быть не может. Здесь бывают: ${list(allowed)}.`,
  missingKey: (key) => sentences({ code: 'missing-key', args: { key } }),
  required: (keys) => `Обязательные строки: ${list(keys)}.`,
  fallback: (value) => `Если не написать: ${value}.`,
  example: 'Например:',
};
