import { z } from 'zod';
import { analyticsSchema } from './analytics.ts';
import { companySchema, contactsSchema, messengersSchema, phonesSchema } from './contacts.ts';
import { formSchema } from './form.ts';
import { hostSchema, hstsSchema } from './hosting.ts';
import { choice, key, withFacts } from './key.ts';
import { announcementSchema, callButtonSchema, footerSchema, headerSchema } from './menu.ts';
import { pageSchema, unroutedPageSchema } from './page.ts';
import { reviewSchema } from './reviews.ts';
import { colour, languageTag, line, pictureFile, siteAddress } from './scalars.ts';
import { securitySchema } from './security.ts';
import {
  messengerSnippets,
  pageSnippets,
  phoneSnippets,
  reviewSnippets,
  wordsSnippets,
} from './site-snippets.ts';
import { wordsSchema } from './ui-text.ts';

const logoWord = withFacts(line, { item: { ru: 'слово логотипа', en: 'logo word' } });

const identitySchema = z.strictObject({
  address: key(siteAddress, {
    ru: 'Адрес сайта в интернете целиком: https://example.com, а на GitHub Pages без своего домена — https://example.github.io/имя-репозитория.',
    en: 'The whole address of the site: https://example.com, or on GitHub Pages without a domain of your own https://example.github.io/repository-name.',
  }),
  host: hostSchema,
  security: key(securitySchema.optional(), {
    ru: 'Куда сообщать об уязвимостях сайта; без этого блока файла security.txt не будет.',
    en: 'Where to report vulnerabilities of the site; without this block there is no file security.txt.',
    example: 'security:\n  contact: security@example.com\n  expires: 2027-06-30',
  }),
  hsts: hstsSchema,
  language: key(languageTag, {
    ru: 'Язык сайта: ru, be, uk, pl, en; для другого впишите слова кнопок в блок words.',
    en: 'Language of the site: ru, be, uk, pl, en; for another one write the words of the buttons into the block words.',
  }),
  otherLanguage: key(languageTag.optional(), {
    ru: 'Язык слов, которые стоят в текстах другим алфавитом: pl для «(karta kierowcy)». Программа экранного доступа прочтёт их на нём; названий с большой буквы и сокращений это не касается.',
    en: 'The language of words that stand in texts in another alphabet: uk where some are Ukrainian. Screen readers read them in it; names with a capital letter and abbreviations are left as they are.',
    example: { ru: 'otherLanguage: pl', en: 'otherLanguage: uk' },
  }),
  ownerLanguage: choice(['ru', 'en'], {
    ru: 'На каком языке говорить с вами об ошибках: ru или en; без этой строки — по-русски, если сайт на русском или белорусском, иначе по-английски.',
    en: 'The language in which you are told of mistakes: ru or en; without this line Russian where the site is in Russian or Belarusian, else English.',
    meanings: {
      ru: { ru: 'По-русски.', en: 'In Russian.' },
      en: { ru: 'По-английски.', en: 'In English.' },
    },
  }).optional(),
  brand: key(
    z.strictObject({
      name: key(line, { ru: 'Название компании в одну строку.', en: "The company's name in one line." }),
      logo: key(
        z.tuple([
          key(logoWord, { ru: 'Верхнее слово.', en: 'The upper word.' }),
          key(logoWord, { ru: 'Нижнее слово.', en: 'The lower word.' }),
        ]),
        {
          ru: 'Два слова логотипа, одно над другим.',
          en: 'The two words of the logo, one above the other.',
          example: { ru: 'logo: [РЕЙС, ДОК]', en: 'logo: [NORTH, ROAD]' },
        },
      ),
      picture: key(pictureFile.optional(), {
        ru: 'Свой логотип вместо двух слов: файл из папки с картинками, видный и на светлом, и на тёмном.',
        en: 'Your own logo in place of the two words: a file of the pictures folder that shows on light and on dark.',
      }),
    }),
    { ru: 'Название компании.', en: "The company's name." },
  ),
  titlePattern: key(line.default('{title} — {brand}'), {
    ru: 'Как заголовок вкладки складывается из {title} страницы и {brand}.',
    en: "How the title of the browser tab is put together from the page's {title} and the {brand}.",
  }),
  theme: key(
    z.strictObject({
      accent: key(colour.default('#f5a400'), {
        ru: 'Цвет главной кнопки, любой, например #f5a400; где он плохо виден, сайт сам возьмёт его светлее или темнее.',
        en: 'Colour of the main button, any, for example #f5a400; where it is hard to see, the site makes it lighter or darker by itself.',
        isOften: true,
      }),
      corners: choice(['sharp', 'soft', 'round'], {
        ru: 'Углы кнопок и карточек: sharp — острые, soft — мягкие, round — круглые.',
        en: 'Corners of buttons and cards: sharp, soft or round.',
        isOften: true,
        meanings: {
          sharp: { ru: 'Острые углы.', en: 'Sharp corners.' },
          soft: { ru: 'Мягкие углы.', en: 'Soft corners.' },
          round: { ru: 'Круглые углы.', en: 'Round corners.' },
        },
      }).default('soft'),
      typeface: choice(['golos', 'onest', 'system'], {
        ru: 'Шрифт: golos или onest; system — шрифт телефона посетителя, без загрузки.',
        en: "Typeface: golos or onest; system for that of the visitor's phone, nothing to load.",
        isOften: true,
        meanings: {
          golos: { ru: 'Шрифт Golos Text.', en: 'The typeface Golos Text.' },
          onest: { ru: 'Шрифт Onest.', en: 'The typeface Onest.' },
          system: {
            ru: 'Шрифт телефона посетителя, без загрузки.',
            en: "The typeface of the visitor's phone, nothing to load.",
          },
        },
      }).default('golos'),
      shareBackground: key(pictureFile.optional(), {
        ru: 'Рисунок 1200×630 из папки с картинками под словами на картинках для мессенджеров; без этой строки там простой узор.',
        en: 'A drawing of 1200×630 in the pictures folder, behind the words on the pictures for messengers; without this line there is a plain pattern.',
      }),
    }),
    { ru: 'Внешний вид.', en: 'The look of the site.', isOften: true },
  ).prefault({}),
  shareImages: key(z.boolean().default(true), {
    ru: 'Делать ли картинку для каждой страницы: её показывают мессенджеры рядом со ссылкой.',
    en: 'Whether to make a picture for every page: messengers show it beside a link.',
  }),
});

/** Everything that `site.yaml` may say. */
export const siteSchema = z.strictObject({
  phones: key(phonesSchema, {
    ru: 'Телефоны: имя и номер.',
    en: 'Phones: name and number.',
    snippets: phoneSnippets,
    example: 'phones:\n  main: "+375 29 000-00-01"',
  }),
  messengers: key(messengersSchema.default({}), {
    ru: 'Мессенджеры и почта: имя и адрес.',
    en: 'Messengers and e-mail: name and address.',
    snippets: messengerSnippets,
    example: 'messengers:\n  telegram:\n    app: telegram\n    account: example_account',
  }),
  contacts: key(contactsSchema, { ru: 'Адрес, почта и карта.', en: 'Address, e-mail and map.' }),
  reviews: key(
    z.array(
      key(reviewSchema, {
        ru: 'Один отзыв.',
        en: 'One review.',
        item: { ru: 'отзыв', en: 'review', namedBy: ['name'] },
      }),
    ),
    { ru: 'Отзывы клиентов.', en: 'Reviews of your clients.', snippets: reviewSnippets },
  ).default([]),
  pages: key(
    z.array(
      key(pageSchema, {
        ru: 'Одна страница.',
        en: 'One page.',
        item: { ru: 'страница', en: 'page', namedBy: ['path', 'id'] },
      }),
    ),
    { ru: 'Страницы сайта.', en: 'The pages of the site.', isOften: true, snippets: pageSnippets },
  ).min(1),
  announcement: key(announcementSchema.optional(), {
    ru: 'Объявление над каждой страницей: отпуск, новый график. Посетитель может его закрыть.',
    en: 'An announcement above every page: holidays, new opening hours. Visitors can close it.',
    example: {
      ru: 'announcement:\n  text: 25 декабря офис закрыт.\n  until: 2027-12-25',
      en: 'announcement:\n  text: We are closed on 25 December.\n  until: 2027-12-25',
    },
  }),
  header: key(headerSchema, { ru: 'Верх каждой страницы.', en: 'The top of every page.' }),
  footer: key(footerSchema, { ru: 'Низ каждой страницы.', en: 'The bottom of every page.' }),
  callButton: key(callButtonSchema, { ru: 'Кнопка звонка.', en: 'The call button.' }),
  form: key(formSchema.optional(), { ru: 'Форма вопроса.', en: 'The question form.' }),
  company: key(companySchema, { ru: 'Реквизиты компании.', en: "The company's details." }),
  site: key(identitySchema, {
    ru: 'Адрес сайта, язык, название компании.',
    en: "Address of the site, its language, the company's name.",
  }),
  analytics: key(analyticsSchema.prefault({}), { ru: 'Счётчик посещений.', en: 'Visitor statistics.' }),
  unroutedPages: key(
    z.array(
      key(unroutedPageSchema, {
        ru: 'Адрес без страницы.',
        en: 'A path without a page.',
        item: { ru: 'адрес без страницы', en: 'path without a page', namedBy: ['path', 'id'] },
      }),
    ),
    {
      ru: 'Адреса, о которых знают отчёты, но страниц у которых нет.',
      en: 'Paths that reports know of and that have no page.',
    },
  ).default([]),
  words: key(wordsSchema.prefault({}), {
    ru: 'Слова кнопок и подсказок: если хочется своих или если сайт не на русском, белорусском, украинском, польском или английском.',
    en: 'The words of buttons and hints: for words of your own, or for a site that is not in Russian, Belarusian, Ukrainian, Polish or English.',
    snippets: wordsSnippets,
    maySpeakOfExamples: true,
    example: { ru: 'words:\n  call: Позвонить нам', en: 'words:\n  call: Give us a ring' },
  }),
});

/** What the resolver gets: defaults filled in. */
export type SiteSpec = z.output<typeof siteSchema>;
