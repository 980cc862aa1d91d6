import type { FindingDefinition } from '../finding-definition.ts';
import type { MessageLanguage } from '../message-language.ts';

/** How a value is known to be an example: by the owner's mark, or by itself. */
export type ExampleKind = 'marked' | 'reserved-domain' | 'zeros' | 'fictional-number' | 'named' | 'test-key';

/** Why a value without a mark is an example. */
export const exampleReasons: Readonly<
  Record<MessageLanguage, Readonly<Record<Exclude<ExampleKind, 'marked'>, string>>>
> = {
  ru: {
    'reserved-domain': 'такие адреса существуют только для примеров',
    zeros: 'вместо номера стоят нули',
    'fictional-number': 'такие номера существуют только для примеров',
    named: 'это слово значит «пример»',
    'test-key': 'это ключ для проверок, он пропускает всех',
  },
  en: {
    'reserved-domain': 'such addresses exist for examples only',
    zeros: 'there are zeros in place of a number',
    'fictional-number': 'such numbers exist for examples only',
    named: 'it says that it is an example',
    'test-key': 'this key is for tests and lets everybody through',
  },
};

export const exampleValue: FindingDefinition<{ readonly kind: ExampleKind }> = {
  number: 75,
  severity: 'warning',
  dependsOn: 'value',
  isExample: true,
  meaning: {
    ru: 'В строке стоит пример: с пометкой «# ЗАМЕНИТЬ» или такой, который узнают и без неё (адрес в домене example, номер из нулей, ключ со словом example). Перед публикацией его меняют на настоящее значение и стирают пометку.',
    en: 'The line holds an example: marked "# REPLACE", or one that is known without the mark (an address in the domain example, a number of zeros, a key with the word example). Before publishing it is replaced by the real value, and the mark goes.',
  },
  message: ({ kind }) => ({
    ru:
      kind === 'marked'
        ? ['Это пример.', 'Замените его настоящим значением и сотрите пометку «# ЗАМЕНИТЬ».']
        : [`Это пример: ${exampleReasons.ru[kind]}.`, 'Замените его настоящим значением.'],
    en:
      kind === 'marked'
        ? ['This is an example.', 'Replace it with the real value and remove the mark "# REPLACE".']
        : [`This is an example: ${exampleReasons.en[kind]}.`, 'Replace it with the real value.'],
  }),
  inEditor: () => ({
    ru: ['Это пример.', 'Замените его своим.'],
    en: ['This is an example.', 'Put your own in its place.'],
  }),
};
