import { z } from 'zod';
import { line, outsideId, pageId, pictureFile, referenceName, routePath } from './scalars.ts';
import { sectionSchema } from './section.ts';

const visitSchema = z.strictObject({
  visit: line.optional().describe('Название страницы в отчёте о посещениях; без него — name.'),
  conversion: outsideId.optional().describe('Идентификатор конверсии за посещение страницы.'),
});

const cardSchema = z.strictObject({
  title: line.optional().describe('Заголовок карточки; без него — name.'),
  text: line.describe('Одно-два предложения на карточке.'),
  picture: pictureFile.optional().describe('Имя файла из папки с картинками.'),
});

/** One page. Menus, cards, footer, routes, titles, sitemap, labels and the call button follow from it. */
export const pageSchema = z.strictObject({
  path: routePath.describe('Адрес страницы на сайте: «/» и латинские буквы.'),
  id: pageId.describe('Короткое имя страницы латинскими буквами; после публикации не меняется.'),
  oldPaths: z
    .array(routePath.describe('Один прежний адрес.'))
    .default([])
    .describe(
      'Прежние адреса страницы: кто придёт по ним, попадёт сюда. Впишите старый адрес, если меняете path.',
    )
    .meta({ example: 'oldPaths: [/tachograph-card]' }),
  name: line.describe('Короткое название: так страница называется в меню и на карточках.'),
  menu: line.optional().describe('Название в меню, если оно отличается от name.'),
  service: z
    .boolean()
    .optional()
    .describe(
      'Услуга ли это: услуги сами попадают в меню и карточки. Без этой строки — да, кроме главной страницы.',
    ),
  title: line.describe(
    'Заголовок для вкладки браузера и поиска, до 60 знаков; название компании добавится само.',
  ),
  description: line.describe('Описание для поиска, до 155 знаков.'),
  card: cardSchema.optional().describe('Карточка страницы в сетке услуг и в ссылках с других страниц.').meta({
    example: 'card:\n  text: Поможем собрать документы и подать заявление.\n  picture: chip-card.svg',
  }),
  phone: referenceName.optional().describe('Какой номер набирает кнопка звонка: имя из блока phones.'),
  analytics: visitSchema
    .extend({
      call: line
        .optional()
        .describe('Название страницы в отчёте о нажатиях на кнопку звонка; без него — name.'),
      callConversion: outsideId.optional().describe('Идентификатор конверсии за нажатие на кнопку звонка.'),
    })
    .prefault({})
    .describe('Что сообщать счётчику посещений.'),
  sections: z.array(sectionSchema).min(1).describe('Разделы страницы сверху вниз.'),
});

/** A path that metadata and analytics know although it has no page. */
export const unroutedPageSchema = z.strictObject({
  path: routePath.describe('Адрес без страницы.'),
  id: pageId.describe('Короткое имя латинскими буквами.'),
  name: line.describe('Название для отчётов.'),
  title: line.describe('Заголовок для вкладки браузера.'),
  description: line.describe('Описание для поиска.'),
  analytics: visitSchema.prefault({}).describe('Что сообщать счётчику посещений.'),
});

export type PageSpec = z.output<typeof pageSchema>;
