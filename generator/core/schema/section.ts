import { z } from 'zod';
import { carouselSchema } from './carousel.ts';
import { guideSchema } from './guide.ts';
import { key, listOf } from './key.ts';
import { privacySectionSchema } from './privacy/section.ts';
import { flag, line, markdown, pageLink } from './scalars.ts';
import {
  button,
  id,
  messengers,
  opening,
  pageListSchema,
  phones,
  picture,
  point,
  text,
  title,
} from './section-parts.ts';
import {
  contentsSchema,
  downloadsSchema,
  factsSchema,
  gallerySchema,
  pricesSchema,
  stepsSchema,
} from './service-sections.ts';

const introSchema = z.strictObject({
  kind: key(z.literal('intro'), {
    ru: 'Короткие блоки с преимуществами.',
    en: 'Short blocks with the advantages.',
  }),
  id,
  title: title.optional(),
  items: listOf(
    z.strictObject({
      title: key(line, {
        ru: 'Преимущество в двух-трёх словах.',
        en: 'The advantage in two or three words.',
      }),
      text: key(line, { ru: 'Одно предложение о нём.', en: 'One sentence about it.' }),
    }),
    { ru: 'Блоки по порядку.', en: 'The blocks in order.', item: point },
  ).min(1),
});

const heroSchema = z.strictObject({
  kind: key(z.literal('hero'), {
    ru: 'Начало страницы: главный заголовок, картинка и способы связаться.',
    en: 'The head of a page: its main heading, a picture and ways to get in touch.',
  }),
  id,
  kicker: key(line.optional(), {
    ru: 'Строка над заголовком: где вы работаете и с чем помогаете.',
    en: 'A line above the heading: where you work and what you help with.',
  }),
  title: key(title, { ru: 'Главный заголовок страницы.', en: 'The main heading of the page.' }),
  text: text.optional(),
  services: key(pageListSchema.optional(), {
    ru: 'Список услуг со ссылками; {} — все услуги по порядку.',
    en: 'A list of services with links; {} means all services in order.',
  }),
  messengers,
  button: button.optional(),
  picture: picture.optional(),
});

const featureFields = {
  ...opening,
  button: button.optional(),
  picture: picture.optional(),
};

const aboutCardSchema = z.strictObject({
  kind: key(z.literal('about-card'), {
    ru: 'Карточка о компании со ссылкой на подробности.',
    en: 'A card about the company with a link to more.',
  }),
  ...featureFields,
});

const promoSchema = z.strictObject({
  kind: key(z.literal('promo'), {
    ru: 'Одна услуга крупно, с кнопкой заказа.',
    en: 'One service put forward, with an order button.',
  }),
  ...featureFields,
});

const brandCardSchema = z.strictObject({
  kind: key(z.literal('brand-card'), {
    ru: 'Логотип, несколько слов от компании и способы связаться.',
    en: 'The logo, a few words from the company and ways to get in touch.',
  }),
  ...featureFields,
  phones,
  messengers,
});

const servicesSchema = z.strictObject({
  kind: key(z.literal('services'), {
    ru: 'Сетка карточек услуг; собирается из блоков страниц.',
    en: 'A grid of service cards; it is made from the blocks of the pages.',
  }),
  ...opening,
  order: pageListSchema.shape.order,
  hide: pageListSchema.shape.hide,
});

const allServicesSchema = z.strictObject({
  kind: key(z.literal('all-services'), {
    ru: 'Все услуги ссылками, по группам, с поиском по названию. Сюда ведёт меню, если услуг больше, чем в нём помещается.',
    en: 'All services as links, by groups, with a search by name. The menu leads here where it has no room for all of them.',
  }),
  id,
  title,
});

const reviewsSchema = z.strictObject({
  kind: key(z.literal('reviews'), {
    ru: 'Отзывы: лента из блока reviews.',
    en: 'Reviews: a carousel of those in the block reviews.',
  }),
  id,
  title,
  carousel: key(carouselSchema.prefault({}), {
    ru: 'Настройки ленты; обычно менять их не нужно.',
    en: 'Settings of the carousel; usually they stay as they are.',
  }),
});

const contactsSectionSchema = z.strictObject({
  kind: key(z.literal('contacts'), {
    ru: 'Адрес, карта, телефоны, почта, мессенджеры и форма вопроса.',
    en: 'Address, map, phones, e-mail, messengers and the question form.',
  }),
  ...opening,
  phones,
  messengersTitle: key(line.optional(), {
    ru: 'Заголовок карточки с мессенджерами.',
    en: 'The heading of the card with the messengers.',
  }),
  messengers,
  map: flag('Показывать ли карту', 'to show the map').default(true),
  form: flag('Показывать ли форму вопроса', 'to show the question form').default(true),
});

const textSchema = z.strictObject({
  kind: key(z.literal('text'), { ru: 'Обычный текст.', en: 'Ordinary text.' }),
  id,
  title: title.optional(),
  text,
  picture: picture.optional(),
});

const documentsSchema = z.strictObject({
  kind: key(z.literal('documents'), {
    ru: 'Список документов, которые нужны.',
    en: 'A list of the papers that are needed.',
  }),
  ...opening,
  items: key(z.array(key(markdown, { ru: 'Один документ.', en: 'One paper.', item: point })).min(1), {
    ru: 'Документы по порядку.',
    en: 'The papers in order.',
  }),
  note: key(markdown.optional(), { ru: 'Примечание под списком.', en: 'A note below the list.' }),
});

const questionsSchema = z.strictObject({
  kind: key(z.literal('questions'), {
    ru: 'Частые вопросы с ответами.',
    en: 'Frequent questions with their answers.',
  }),
  id,
  title,
  items: listOf(
    z.strictObject({
      question: key(line, { ru: 'Вопрос.', en: 'A question.' }),
      answer: key(markdown, { ru: 'Ответ.', en: 'The answer.' }),
    }),
    { ru: 'Вопросы по порядку.', en: 'The questions in order.', item: point },
  ).min(1),
});

const callToActionSchema = z.strictObject({
  kind: key(z.literal('call-to-action'), {
    ru: 'Предложение связаться: кнопка, телефоны, мессенджеры.',
    en: 'An offer to get in touch: a button, phones, messengers.',
  }),
  ...opening,
  button: button.optional(),
  phones,
  messengers,
  form: flag('Показывать ли здесь форму вопроса', 'to show the question form here').default(false),
});

const relatedSchema = z.strictObject({
  kind: key(z.literal('related'), {
    ru: 'Карточки страниц, которые пригодятся дальше.',
    en: 'Cards of the pages that may be useful next.',
  }),
  id,
  title,
  pages: listOf(pageLink, {
    ru: 'Страницы по порядку.',
    en: 'The pages in order.',
    item: { ru: 'страница', en: 'page' },
  }).min(1),
});

const companySectionSchema = z.strictObject({
  kind: key(z.literal('company'), { ru: 'Реквизиты компании.', en: "The company's details." }),
  id,
  title,
});

/** One section of a page; `kind` says which. Any page can use any section. */
export const sectionSchema = key(
  z.discriminatedUnion('kind', [
    introSchema,
    heroSchema,
    aboutCardSchema,
    promoSchema,
    guideSchema,
    brandCardSchema,
    servicesSchema,
    allServicesSchema,
    reviewsSchema,
    contactsSectionSchema,
    factsSchema,
    contentsSchema,
    textSchema,
    stepsSchema,
    documentsSchema,
    questionsSchema,
    pricesSchema,
    gallerySchema,
    downloadsSchema,
    callToActionSchema,
    relatedSchema,
    companySectionSchema,
    privacySectionSchema,
  ]),
  {
    ru: 'Раздел страницы; какой он, говорит строка kind.',
    en: 'A section of the page; the line kind says which.',
    item: { ru: 'раздел', en: 'section', namedBy: ['kind', 'id'] },
  },
);

/** Kinds of sections that can have a line of this name. */
export function sectionKindsWith(name: string): string[] {
  return sectionSchema.options
    .filter(({ shape }) => Object.hasOwn(shape, name))
    .map(({ shape }) => shape.kind.value);
}

export type SectionSpec = z.output<typeof sectionSchema>;

/** Whether a section shows the site's question form. */
export function showsForm(section: SectionSpec): boolean {
  return 'form' in section && section.form;
}
