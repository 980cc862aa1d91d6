/** Sections that the page of a service has. */
import { z } from 'zod';
import { choice, key, listOf } from './key.ts';
import { downloadFile, line, markdown } from './scalars.ts';
import { id, messengers, opening, phones, picture, point } from './section-parts.ts';

export const factsSchema = z.strictObject({
  kind: key(z.literal('facts'), {
    ru: 'Полоса с числами: сроки, сроки действия, количество.',
    en: 'A band of figures: times, terms, amounts.',
  }),
  id,
  items: listOf(
    z.strictObject({
      value: key(line, { ru: 'Число с единицей: «5 лет».', en: 'A figure with its unit: "5 years".' }),
      text: key(line, { ru: 'Что это, в двух-трёх словах.', en: 'What it is, in two or three words.' }),
    }),
    { ru: 'Числа по порядку, до четырёх.', en: 'The figures in order, up to four.', item: point },
  )
    .min(1)
    .max(4),
});

export const contentsSchema = z.strictObject({
  kind: key(z.literal('contents'), {
    ru: 'Содержание страницы: ссылки на разделы ниже, всегда под рукой.',
    en: 'The contents of the page: links to the sections below, always at hand.',
  }),
  id,
  title: key(line, { ru: 'Как называется содержание.', en: 'What the contents are called.' }),
  phones,
  messengers,
});

export const stepsSchema = z.strictObject({
  kind: key(z.literal('steps'), { ru: 'Порядок действий, по шагам.', en: 'What to do, step by step.' }),
  ...opening,
  items: key(z.array(key(markdown, { ru: 'Один шаг.', en: 'One step.', item: point })).min(1), {
    ru: 'Шаги по порядку.',
    en: 'The steps in order.',
  }),
  who: key(
    z.array(
      choice(['us', 'you', 'other'], {
        ru: 'Кто делает шаг: us — мы, you — посетитель.',
        en: 'Who does the step: us, or you (the visitor).',
        meanings: {
          us: { ru: 'Мы.', en: 'We.' },
          you: { ru: 'Посетитель.', en: 'The visitor.' },
          other: { ru: 'Кто-то третий: без пометки.', en: 'Somebody else: no mark.' },
        },
      }),
    ),
    {
      ru: 'Кто делает каждый шаг: us — мы, you — посетитель, other — кто-то третий; столько слов, сколько шагов.',
      en: 'Who does each step: us, you (the visitor) or other (somebody else); as many words as steps.',
      example: 'who: [us, you, you]',
      along: { list: 'items', added: 'other' },
    },
  ).optional(),
});

export const pricesSchema = z.strictObject({
  kind: key(z.literal('prices'), { ru: 'Цены.', en: 'Prices.' }),
  ...opening,
  items: listOf(
    z.strictObject({
      name: key(line, { ru: 'За что платят.', en: 'What is paid for.' }),
      text: key(markdown.optional(), { ru: 'Что входит в цену.', en: 'What the price includes.' }),
      price: key(line, { ru: 'Цена вместе с валютой.', en: 'The price with its currency.' }),
    }),
    {
      ru: 'Цены по порядку.',
      en: 'The prices in order.',
      item: { ru: 'цена', en: 'price', namedBy: ['name'] },
    },
  ).min(1),
  note: key(markdown.optional(), {
    ru: 'Что ещё влияет на цену.',
    en: 'What else changes the price.',
  }),
});

export const gallerySchema = z.strictObject({
  kind: key(z.literal('gallery'), {
    ru: 'Картинки с подписями: работы, помещение, люди.',
    en: 'Pictures with captions: work, rooms, people.',
  }),
  ...opening,
  items: listOf(
    z.strictObject({
      picture,
      title: key(line.optional(), { ru: 'Подпись или имя.', en: 'The caption, or a name.' }),
      text: key(markdown.optional(), {
        ru: 'Несколько слов под подписью.',
        en: 'A few words below the caption.',
      }),
    }),
    {
      ru: 'Картинки по порядку.',
      en: 'The pictures in order.',
      item: { ru: 'картинка', en: 'picture', namedBy: ['title'] },
    },
  ).min(1),
});

export const downloadsSchema = z.strictObject({
  kind: key(z.literal('downloads'), {
    ru: 'Файлы, которые можно скачать: бланки, прайс-листы, договоры.',
    en: 'Files to download: forms, price lists, contracts.',
  }),
  ...opening,
  items: listOf(
    z.strictObject({
      file: key(downloadFile, {
        ru: 'Имя файла из папки downloads: PDF, документ, таблица, архив или фото.',
        en: 'Name of a file in the downloads folder: a PDF, a document, a table, an archive or a photo.',
      }),
      title: key(line, {
        ru: 'Как файл называется на странице; вид и размер сайт напишет сам.',
        en: 'What the page calls the file; its type and size are added by themselves.',
      }),
      text: key(markdown.optional(), {
        ru: 'Несколько слов о файле.',
        en: 'A few words on the file.',
      }),
    }),
    {
      ru: 'Файлы по порядку.',
      en: 'The files in order.',
      item: { ru: 'файл', en: 'file', namedBy: ['title', 'file'] },
    },
  ).min(1),
});
