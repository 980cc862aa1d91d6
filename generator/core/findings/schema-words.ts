import type { SchemaWords } from '../schema/json-schema.ts';
import { formatMessage } from './format-message.ts';
import { languageWords } from './languages/all-languages.ts';
import { list } from './message.ts';
import type { MessageLanguage } from './message-language.ts';

/** What only the text editor says. */
type EditorSentences = Pick<
  SchemaWords,
  'notAllowed' | 'unknownKey' | 'required' | 'fallback' | 'example'
> & {
  readonly format: (words: string) => string;
  readonly shape: (words: string) => string;
};

const sentences: Readonly<Record<MessageLanguage, EditorSentences>> = {
  ru: {
    format: (words) => `Нужно: ${words}.`,
    shape: (words) => `Здесь должно быть: ${words}.`,
    notAllowed: (allowed) => `Можно: ${list(allowed)}.`,
    unknownKey: (allowed) => `Такой строки здесь быть не может. Здесь бывают: ${list(allowed)}.`,
    required: (keys) => `Обязательные строки: ${list(keys)}.`,
    fallback: (value) => `Если не написать: ${value}.`,
    example: 'Например:',
  },
  en: {
    format: (words) => `Wanted: ${words}.`,
    shape: (words) => `Here must be: ${words}.`,
    notAllowed: (allowed) => `Allowed: ${list(allowed)}.`,
    unknownKey: (allowed) => `There can be no such line here. Possible lines: ${list(allowed)}.`,
    required: (keys) => `Lines that must be there: ${list(keys)}.`,
    fallback: (value) => `If left out: ${value}.`,
    example: 'For example:',
  },
};

/** What the text editor says while the owner types, from the words of the findings. */
export function schemaWords(language: MessageLanguage): SchemaWords {
  const { formats, shapes, shapeHints } = languageWords[language];
  const { format, shape, ...others } = sentences[language];
  return {
    ...others,
    language,
    formats: Object.fromEntries(Object.entries(formats).map(([name, is]) => [name, format(is)])),
    wrongShape: (expected) => `${shape(shapes[expected])} ${shapeHints[expected] ?? ''}`.trim(),
    missingKey: (key) => {
      const { text, hint = '' } = formatMessage({ code: 'missing-key', args: { key } }, language);
      return `${text} ${hint}`;
    },
  };
}
