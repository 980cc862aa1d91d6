import { z } from 'zod';
import { carouselSchema } from './carousel.ts';
import { privacySectionSchema } from './privacy/section.ts';
import { line, linkTarget, markdown, pictureFile, referenceName, sectionId } from './scalars.ts';

const id = sectionId
  .optional()
  .describe('Имя раздела для ссылок вида «/страница#имя»; без него берётся вид раздела.');
const title = line.describe('Заголовок раздела.');
const text = markdown.describe('Текст раздела; можно писать **жирно**, *курсивом*, [ссылки](/adr) и списки.');
const phones = z
  .array(referenceName.describe('Имя телефона из блока phones.'))
  .default([])
  .describe('Какие телефоны показать: имена из блока phones.');
const messengers = z
  .array(referenceName.describe('Имя мессенджера из блока messengers.'))
  .default([])
  .describe('Какие мессенджеры показать: имена из блока messengers.');

const button = z
  .strictObject({
    label: line.describe('Надпись на кнопке.'),
    link: linkTarget.describe('Куда ведёт кнопка: страница, «/страница#раздел» или адрес сайта.'),
  })
  .describe('Кнопка со ссылкой.')
  .meta({ example: 'button:\n  label: Задать вопрос\n  link: /#contacts' });

const picture = z
  .strictObject({
    file: pictureFile.describe('Имя файла из папки с картинками.'),
    alt: line.optional().describe('Что на картинке, словами; для украшения не пишут.'),
  })
  .describe('Картинка раздела.')
  .meta({ example: 'picture:\n  file: chip-card.svg\n  alt: Карта водителя с чипом' });

/** An order of pages: the named ones first, then all other services as they stand in the file. */
export const pageListSchema = z.strictObject({
  order: z
    .array(linkTarget.describe('Адрес страницы.'))
    .default([])
    .describe('Страницы, которые идут первыми, по порядку; остальные услуги добавятся после них сами.')
    .meta({ example: 'order: [/adr, /chip]' }),
  hide: z
    .array(linkTarget.describe('Адрес страницы.'))
    .default([])
    .describe('Услуги, которых здесь быть не должно.'),
});

const introSchema = z.strictObject({
  kind: z.literal('intro').describe('Короткие блоки с преимуществами.'),
  id,
  title: title.optional(),
  items: z
    .array(
      z.strictObject({
        title: line.describe('Преимущество в двух-трёх словах.'),
        text: line.describe('Одно предложение о нём.'),
      }),
    )
    .min(1)
    .describe('Блоки по порядку.'),
});

const heroSchema = z.strictObject({
  kind: z.literal('hero').describe('Начало страницы: главный заголовок, картинка и способы связаться.'),
  id,
  title: title.describe('Главный заголовок страницы.'),
  text: text.optional(),
  services: pageListSchema.optional().describe('Список услуг со ссылками; {} — все услуги по порядку.'),
  messengers,
  button: button.optional(),
  picture: picture.optional(),
});

const featureFields = {
  id,
  title,
  text: text.optional(),
  button: button.optional(),
  picture: picture.optional(),
};

const aboutCardSchema = z.strictObject({
  kind: z.literal('about-card').describe('Карточка о компании со ссылкой на подробности.'),
  ...featureFields,
});

const promoSchema = z.strictObject({
  kind: z.literal('promo').describe('Одна услуга крупно, с кнопкой заказа.'),
  ...featureFields,
});

const brandCardSchema = z.strictObject({
  kind: z.literal('brand-card').describe('Логотип, несколько слов от компании и способы связаться.'),
  ...featureFields,
  phones,
  messengers,
});

const servicesSchema = z.strictObject({
  kind: z.literal('services').describe('Сетка карточек услуг; собирается из блоков страниц.'),
  id,
  title,
  text: text.optional(),
  order: pageListSchema.shape.order,
  hide: pageListSchema.shape.hide,
});

const reviewsSchema = z.strictObject({
  kind: z.literal('reviews').describe('Отзывы из блока reviews, лентой.'),
  id,
  title,
  carousel: carouselSchema.prefault({}).describe('Настройки ленты; обычно менять их не нужно.'),
});

const contactsSectionSchema = z.strictObject({
  kind: z.literal('contacts').describe('Адрес, карта, телефоны, почта, мессенджеры и форма вопроса.'),
  id,
  title,
  text: text.optional(),
  phones,
  messengersTitle: line.optional().describe('Заголовок карточки с мессенджерами.'),
  messengers,
  map: z.boolean().default(true).describe('Показывать ли карту: true или false.'),
  form: z.boolean().default(true).describe('Показывать ли форму вопроса: true или false.'),
});

const textSchema = z.strictObject({
  kind: z.literal('text').describe('Обычный текст.'),
  id,
  title: title.optional(),
  text,
});

const stepsSchema = z.strictObject({
  kind: z.literal('steps').describe('Порядок действий, по шагам.'),
  id,
  title,
  text: text.optional(),
  items: z.array(markdown.describe('Один шаг.')).min(1).describe('Шаги по порядку.'),
});

const documentsSchema = z.strictObject({
  kind: z.literal('documents').describe('Список документов, которые нужны.'),
  id,
  title,
  text: text.optional(),
  items: z.array(markdown.describe('Один документ.')).min(1).describe('Документы по порядку.'),
  note: markdown.optional().describe('Примечание под списком.'),
});

const questionsSchema = z.strictObject({
  kind: z.literal('questions').describe('Частые вопросы с ответами.'),
  id,
  title,
  items: z
    .array(
      z.strictObject({
        question: line.describe('Вопрос.'),
        answer: markdown.describe('Ответ.'),
      }),
    )
    .min(1)
    .describe('Вопросы по порядку.'),
});

const callToActionSchema = z.strictObject({
  kind: z.literal('call-to-action').describe('Предложение связаться: кнопка, телефоны, мессенджеры.'),
  id,
  title,
  text: text.optional(),
  button: button.optional(),
  phones,
  messengers,
});

const relatedSchema = z.strictObject({
  kind: z.literal('related').describe('Карточки страниц, которые пригодятся дальше.'),
  id,
  title,
  pages: z.array(linkTarget.describe('Адрес страницы.')).min(1).describe('Страницы по порядку.'),
});

const companySectionSchema = z.strictObject({
  kind: z.literal('company').describe('Реквизиты компании.'),
  id,
  title,
});

/** One section of a page; `kind` says which. Any page can use any section. */
export const sectionSchema = z
  .discriminatedUnion('kind', [
    introSchema,
    heroSchema,
    aboutCardSchema,
    promoSchema,
    brandCardSchema,
    servicesSchema,
    reviewsSchema,
    contactsSectionSchema,
    textSchema,
    stepsSchema,
    documentsSchema,
    questionsSchema,
    callToActionSchema,
    relatedSchema,
    companySectionSchema,
    privacySectionSchema,
  ])
  .describe('Раздел страницы; какой он, говорит строка kind.');

export type SectionSpec = z.output<typeof sectionSchema>;
export type PageListSpec = z.output<typeof pageListSchema>;
export type PictureSpec = z.output<typeof picture>;
export type ButtonSpec = z.output<typeof button>;
