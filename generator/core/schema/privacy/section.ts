import { z } from 'zod';
import { key } from '../key.ts';
import { line, markdown } from '../scalars.ts';
import { id } from '../section-parts.ts';

const part = (ru: string, en: string) =>
  key(
    z.strictObject({
      title: key(line.optional(), {
        ru: 'Свой заголовок этой части.',
        en: 'A heading of your own for this part.',
      }),
      text: key(markdown.optional(), {
        ru: 'Свой текст этой части вместо готового.',
        en: 'A text of your own for this part in place of the ready one.',
      }),
    }),
    { ru, en },
  ).prefault({});

const partsSchema = z.strictObject({
  operator: part('Кто отвечает за данные.', 'Who is responsible for the data.'),
  form: part('Форма вопроса и служба EmailJS.', 'The question form and the EmailJS service.'),
  captcha: part('Проверка «Я не робот».', 'The check "I\'m not a robot".'),
  analytics: part('Счётчик посещений.', 'Visitor statistics.'),
  map: part('Карта.', 'The map.'),
  talk: part('Звонки и мессенджеры.', 'Calls and messengers.'),
  hosting: part('Хостинг.', 'The hosting.'),
  browser: part('Что остаётся в браузере посетителя.', "What stays in the visitor's browser."),
  recipients: part('Кому передаются данные.', 'Who the data are passed on to.'),
  rights: part('Права посетителя.', "The visitor's rights."),
});

/** Parts of the text, in the order in which they stand on the page. */
export const privacyParts = partsSchema.keyof().options;

/** A ready text about personal data, made from what the file switches on. */
export const privacySectionSchema = z.strictObject({
  kind: key(z.literal('privacy'), {
    ru: 'Готовый текст о персональных данных: в нём только то, что включено в этом файле.',
    en: 'A ready text about personal data: it has only what this file switches on.',
  }),
  id,
  confirmed: key(z.boolean().default(false), {
    ru: 'Проверил ли текст ваш юрист: true или false. Пока false, проверка перед публикацией об этом напоминает.',
    en: 'Whether your lawyer has checked the text: true or false. While it is false, the check before a release reminds you.',
  }),
  operator: key(line.optional(), {
    ru: 'Кто отвечает за данные; без этой строки — первая строка реквизитов компании.',
    en: "Who is responsible for the data; without this line, the first line of the company's details.",
  }),
  law: key(line.optional(), {
    ru: 'Закон, по которому вы работаете с персональными данными.',
    en: 'The law under which you work with personal data.',
  }),
  authority: key(line.optional(), {
    ru: 'Кому посетитель может пожаловаться.',
    en: 'Whom a visitor may complain to.',
  }),
  storage: key(line.optional(), {
    ru: 'Сколько вы храните вопросы из формы.',
    en: 'How long you keep the questions from the form.',
  }),
  hosting: key(line.optional(), {
    ru: 'Кто отдаёт страницы сайта: название хостинга; для известных, как GitHub Pages, берётся из host.',
    en: 'Who serves the pages: the name of the hosting; for well-known ones such as GitHub Pages it comes from host.',
  }),
  parts: key(partsSchema, {
    ru: 'Свои слова вместо готовых, если они нужны юристу.',
    en: 'Words of your own in place of the ready ones, where a lawyer needs them.',
    example: {
      ru: 'parts:\n  hosting:\n    text: Страницы отдаёт наш сервер в Минске.',
      en: 'parts:\n  hosting:\n    text: The pages are served by our server in London.',
    },
  }).prefault({}),
});

export type PrivacySectionSpec = z.output<typeof privacySectionSchema>;
