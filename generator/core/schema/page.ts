import { z } from 'zod';
import { key } from './key.ts';
import { calendarDate, line, outsideId, pageId, phoneName, pictureFile, routePath } from './scalars.ts';
import { sectionSchema } from './section.ts';
import { sectionSnippets } from './section-snippets.ts';

const visitSchema = z.strictObject({
  visit: key(line.optional(), {
    ru: 'Название страницы в отчёте о посещениях; без него — name.',
    en: 'What the page is called in the report on visits; without it, name.',
  }),
  conversion: key(outsideId.optional(), {
    ru: 'Идентификатор конверсии за посещение страницы.',
    en: 'Conversion identifier for a visit to the page.',
  }),
});

const cardSchema = z.strictObject({
  title: key(line.optional(), {
    ru: 'Заголовок карточки; без него — name.',
    en: 'The heading of the card; without it, name.',
  }),
  text: key(line, { ru: 'Одно-два предложения на карточке.', en: 'A sentence or two on the card.' }),
  picture: pictureFile.optional(),
});

/** What search engines show of a title, with the company's name, and of a description before they cut it. */
export const titleMaximum = 60;
export const descriptionMaximum = 155;

/** One page. Menus, cards, footer, routes, titles, sitemap, labels and the call button follow from it. */
export const pageSchema = z.strictObject({
  path: key(routePath, {
    ru: 'Адрес страницы на сайте: «/» и латинские буквы.',
    en: 'Address of the page on the site: "/" and Latin letters.',
  }),
  id: key(pageId, {
    ru: 'Короткое имя страницы латинскими буквами; после публикации не меняется.',
    en: 'A short name of the page in Latin letters; it does not change once published.',
  }),
  oldPaths: key(
    z.array(key(routePath, { ru: 'Один прежний адрес.', en: 'One former address.' })).default([]),
    {
      ru: 'Прежние адреса страницы: кто придёт по ним, попадёт сюда. На странице прежний адрес вписывается сам, в файле впишите его, когда меняете path.',
      en: 'Former addresses of the page: who follows them comes here. Write the old address here if you change path.',
      example: 'oldPaths: [/tachograph-card]',
    },
  ),
  name: key(line, {
    ru: 'Короткое название: так страница называется в меню и на карточках.',
    en: 'A short name: this is what menus and cards call the page.',
  }),
  menu: key(line.optional(), {
    ru: 'Название в меню, если там оно другое.',
    en: 'The name in the menu, if it is not name.',
  }),
  group: key(line.optional(), {
    ru: 'Группа услуг: длинное меню и список всех услуг показывают страницы одной группы вместе, под этими словами.',
    en: 'A group of services: a long menu and the list of all services show the pages of a group together, under these words.',
    isShared: true,
    example: { ru: 'group: Визы', en: 'group: Visas' },
  }),
  updated: key(calendarDate.optional(), {
    ru: 'День последней правки страницы, год-месяц-день: поисковики увидят его в карте сайта.',
    en: 'The day of the last change of the page, year-month-day: search engines see it in the sitemap.',
  }),
  service: key(z.boolean().optional(), {
    ru: 'Услуга ли это, то есть попадает ли страница сама в меню и карточки: true или false. Без этой строки — да, кроме главной страницы.',
    en: 'Whether this is a service, that comes into the menu and the cards by itself: true or false. Without this line yes, except for the home page.',
  }),
  title: key(line, {
    ru: `Заголовок для вкладки браузера и поиска, до ${titleMaximum} знаков; название компании добавится само.`,
    en: `The title for the browser tab and for search, up to ${titleMaximum} characters; the company's name is added by itself.`,
    maximum: titleMaximum,
  }),
  description: key(line, {
    ru: `Описание для поиска, до ${descriptionMaximum} знаков.`,
    en: `A description for search, up to ${descriptionMaximum} characters.`,
    maximum: descriptionMaximum,
  }),
  card: key(cardSchema.optional(), {
    ru: 'Карточка страницы в сетке услуг и в ссылках с других страниц.',
    en: "The page's card in the grid of services and in links from other pages.",
    example: {
      ru: 'card:\n  text: Поможем собрать документы и подать заявление.\n  picture: chip-card.svg',
      en: 'card:\n  text: We help to collect the papers and to apply.\n  picture: chip-card.svg',
    },
  }),
  phone: key(phoneName.optional(), {
    ru: 'Какой номер набирает кнопка звонка (в файле — имя из блока phones).',
    en: 'Which number the call button dials: a name from the block phones.',
  }),
  analytics: key(
    visitSchema
      .extend({
        call: key(line.optional(), {
          ru: 'Название страницы в отчёте о нажатиях на кнопку звонка; без него — name.',
          en: 'What the page is called in the report on presses of the call button; without it, name.',
        }),
        callConversion: key(outsideId.optional(), {
          ru: 'Идентификатор конверсии за нажатие на кнопку звонка.',
          en: 'Conversion identifier for a press of the call button.',
        }),
      })
      .prefault({}),
    { ru: 'Что сообщать счётчику посещений.', en: 'What to tell the visitor statistics.' },
  ),
  sections: key(z.array(sectionSchema).min(1), {
    ru: 'Разделы страницы сверху вниз.',
    en: 'The sections of the page from top to bottom.',
    snippets: sectionSnippets,
  }),
});

/** A path that metadata and analytics know although it has no page. */
export const unroutedPageSchema = z.strictObject({
  path: key(routePath, { ru: 'Адрес без страницы.', en: 'A path without a page.' }),
  id: key(pageId, { ru: 'Короткое имя латинскими буквами.', en: 'A short name in Latin letters.' }),
  name: key(line, { ru: 'Название для отчётов.', en: 'The name for reports.' }),
  title: key(line, { ru: 'Заголовок для вкладки браузера.', en: 'The title for the browser tab.' }),
  description: key(line, { ru: 'Описание для поиска.', en: 'A description for search.' }),
  analytics: key(visitSchema.prefault({}), {
    ru: 'Что сообщать счётчику посещений.',
    en: 'What to tell the visitor statistics.',
  }),
});

export type PageSpec = z.output<typeof pageSchema>;
