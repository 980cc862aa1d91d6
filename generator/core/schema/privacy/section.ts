import { z } from 'zod';
import { line, markdown, sectionId } from '../scalars.ts';

const part = (about: string) =>
  z
    .strictObject({
      title: line.optional().describe('Свой заголовок этой части.'),
      text: markdown.optional().describe('Свой текст этой части вместо готового.'),
    })
    .prefault({})
    .describe(about);

/** A ready text about personal data, made from what the file switches on. */
export const privacySectionSchema = z.strictObject({
  kind: z
    .literal('privacy')
    .describe('Готовый текст о персональных данных: в нём только то, что включено в этом файле.'),
  id: sectionId
    .optional()
    .describe('Имя раздела для ссылок вида «/страница#имя»; без него берётся вид раздела.'),
  confirmed: z
    .boolean()
    .default(false)
    .describe(
      'Проверил ли текст ваш юрист: true или false. Пока false, проверка перед публикацией об этом напоминает.',
    ),
  operator: line
    .optional()
    .describe('Кто отвечает за данные; без этой строки — первая строка реквизитов компании.'),
  law: line.optional().describe('Закон, по которому вы работаете с персональными данными.'),
  authority: line.optional().describe('Кому посетитель может пожаловаться.'),
  storage: line.optional().describe('Сколько вы храните вопросы из формы.'),
  hosting: line
    .optional()
    .describe(
      'Кто отдаёт страницы сайта: название хостинга; для известных, как GitHub Pages, берётся из host.',
    ),
  parts: z
    .strictObject({
      operator: part('Кто отвечает за данные.'),
      form: part('Форма вопроса и служба EmailJS.'),
      captcha: part('Проверка «Я не робот».'),
      analytics: part('Счётчик посещений.'),
      map: part('Карта.'),
      talk: part('Звонки и мессенджеры.'),
      hosting: part('Хостинг.'),
      browser: part('Что остаётся в браузере посетителя.'),
      recipients: part('Кому передаются данные.'),
      rights: part('Права посетителя.'),
    })
    .prefault({})
    .describe('Свои слова вместо готовых, если они нужны юристу.')
    .meta({ example: 'parts:\n  hosting:\n    text: Страницы отдаёт наш сервер в Минске.' }),
});

export type PrivacySectionSpec = z.output<typeof privacySectionSchema>;
