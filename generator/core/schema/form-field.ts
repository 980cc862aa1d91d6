import { z } from 'zod';
import { key } from './key.ts';
import { autocomplete, fieldName, line, richLine } from './scalars.ts';

const fieldBase = {
  name: key(fieldName, {
    ru: 'Имя поля латинскими буквами: под ним ответ придёт в письме.',
    en: 'Name of the field in Latin letters: the answer comes under it in the e-mail.',
  }),
  label: key(line, { ru: 'Подпись поля.', en: 'The label of the field.' }),
  hint: key(line.optional(), {
    ru: 'Подсказка под полем.',
    en: 'A hint below the field.',
    maySpeakOfExamples: true,
  }),
  autocomplete: key(autocomplete.optional(), {
    ru: 'Что браузер может подставить сам: name, tel, email.',
    en: 'What the browser may fill in by itself: name, tel, email.',
  }),
  required: key(line.optional(), {
    ru: 'Сообщение, если поле не заполнено; без этой строки поле можно не заполнять.',
    en: 'The message where the field is left empty; without this line it may be left empty.',
  }),
  pattern: key(
    z.strictObject({
      rule: key(z.string().min(1), {
        ru: 'Регулярное выражение для всего значения; спросите разработчика.',
        en: 'A regular expression for the whole value; ask a developer.',
      }),
      message: key(line, {
        ru: 'Сообщение, если значение не подходит.',
        en: 'The message where the value does not fit.',
      }),
    }),
    {
      ru: 'Проверка написанного в поле.',
      en: 'A check of what is typed into the field.',
      maySpeakOfExamples: true,
      example: {
        ru: "pattern:\n  rule: '[0-9 +()-]{7,}'\n  message: Введите номер цифрами",
        en: "pattern:\n  rule: '[0-9 +()-]{7,}'\n  message: Please type the number in digits",
      },
    },
  ).optional(),
};

/** Rows of a text area where the file says nothing: enough to see a question whole on a phone. */
const defaultTextareaRows = 4;

export const fieldSchema = key(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: key(z.literal('text'), { ru: 'Строка текста.', en: 'A line of text.' }),
      ...fieldBase,
    }),
    z.strictObject({
      kind: key(z.literal('tel'), { ru: 'Номер телефона.', en: 'A phone number.' }),
      ...fieldBase,
    }),
    z.strictObject({
      kind: key(z.literal('email'), { ru: 'Адрес электронной почты.', en: 'An e-mail address.' }),
      ...fieldBase,
    }),
    z.strictObject({
      kind: key(z.literal('textarea'), { ru: 'Текст в несколько строк.', en: 'A text of several lines.' }),
      ...fieldBase,
      rows: key(z.int().min(2).max(20).default(defaultTextareaRows), {
        ru: 'Высота поля в строках.',
        en: 'Height of the field in lines.',
      }),
    }),
    z.strictObject({
      kind: key(z.literal('select'), { ru: 'Выбор из списка.', en: 'A choice from a list.' }),
      ...fieldBase,
      empty: key(line, {
        ru: 'Строка списка, пока ничего не выбрано.',
        en: 'The line of the list while nothing is chosen.',
      }),
      options: key(
        z.array(
          key(line, {
            ru: 'Вариант ответа.',
            en: 'An answer to choose.',
            item: { ru: 'вариант', en: 'option' },
          }),
        ),
        { ru: 'Варианты по порядку.', en: 'The answers in order.' },
      ).min(1),
    }),
    z.strictObject({
      kind: key(z.literal('checkbox'), { ru: 'Галочка.', en: 'A checkbox.' }),
      ...fieldBase,
      label: key(richLine, {
        ru: 'Подпись галочки; можно поставить [ссылку](/privacy).',
        en: 'The label of the checkbox; it may have a [link](/privacy).',
      }),
    }),
  ]),
  {
    ru: 'Поле формы; какое оно, говорит строка kind.',
    en: 'A field of the form; the line kind says which.',
    item: { ru: 'поле', en: 'field', namedBy: ['name', 'kind'] },
  },
);
