import { z } from 'zod';
import { analyticsSchema } from './analytics.ts';
import { companySchema, contactsSchema, messengersSchema, phonesSchema } from './contacts.ts';
import { formSchema } from './form.ts';
import { hostSchema, hstsSchema } from './hosting.ts';
import { callButtonSchema, footerSchema, headerSchema } from './menu.ts';
import { pageSchema, unroutedPageSchema } from './page.ts';
import { reviewSchema } from './reviews.ts';
import { colour, format, line, siteAddress } from './scalars.ts';
import { securitySchema } from './security.ts';
import { wordsSchema } from './ui-text.ts';

const identitySchema = z.strictObject({
  address: siteAddress.describe(
    'Адрес сайта в интернете целиком: https://example.com, а на GitHub Pages без своего домена — https://example.github.io/имя-репозитория.',
  ),
  host: hostSchema,
  security: securitySchema
    .optional()
    .describe('Куда сообщать об уязвимостях сайта; без этого блока файла security.txt не будет.')
    .meta({ example: 'security:\n  contact: security@example.com\n  expires: 2027-06-30' }),
  hsts: hstsSchema,
  language: format('language', /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/).describe(
    'Язык сайта: ru, be, uk, pl, en; для другого впишите слова кнопок в блок words.',
  ),
  ownerLanguage: z
    .enum(['ru', 'en'])
    .meta({ enumDescriptions: ['По-русски.', 'По-английски.'] })
    .optional()
    .describe(
      'На каком языке говорить с вами об ошибках: ru или en; без этой строки — по-русски, если сайт на русском или белорусском, иначе по-английски.',
    ),
  brand: z
    .strictObject({
      name: line.describe('Название компании в одну строку.'),
      logo: z
        .tuple([line.describe('Верхнее слово.'), line.describe('Нижнее слово.')])
        .describe('Два слова логотипа, одно над другим.')
        .meta({ example: 'logo: [РЕЙС, ДОК]' }),
    })
    .describe('Название компании.'),
  titlePattern: line
    .default('{title} — {brand}')
    .describe('Как заголовок вкладки складывается из {title} страницы и {brand}.'),
  theme: z
    .strictObject({
      accent: colour
        .default('#f5a400')
        .describe(
          'Цвет главной кнопки, любой, например #f5a400; где он плохо виден, сайт сам возьмёт его светлее или темнее.',
        ),
      corners: z
        .enum(['sharp', 'soft', 'round'])
        .meta({ enumDescriptions: ['Острые углы.', 'Мягкие углы.', 'Круглые углы.'] })
        .default('soft')
        .describe('Углы кнопок и карточек: sharp — острые, soft — мягкие, round — круглые.'),
      typeface: z
        .enum(['golos', 'onest', 'system'])
        .meta({
          enumDescriptions: ['Шрифт Golos Text.', 'Шрифт Onest.', 'Шрифт телефона посетителя, без загрузки.'],
        })
        .default('golos')
        .describe('Шрифт: golos или onest; system — шрифт телефона посетителя, без загрузки.'),
    })
    .prefault({})
    .describe('Внешний вид.'),
  shareImages: z
    .boolean()
    .default(true)
    .describe('Делать ли картинку для каждой страницы: её показывают мессенджеры рядом со ссылкой.'),
});

/** Everything that `site.yaml` may say. */
export const siteSchema = z.strictObject({
  phones: phonesSchema
    .describe('Телефоны: имя и номер.')
    .meta({ example: 'phones:\n  main: "+375 29 000-00-01"' }),
  messengers: messengersSchema
    .default({})
    .describe('Мессенджеры и почта: имя и адрес.')
    .meta({ example: 'messengers:\n  telegram:\n    app: telegram\n    account: example_account' }),
  contacts: contactsSchema.describe('Адрес, почта и карта.'),
  reviews: z.array(reviewSchema.describe('Один отзыв.')).default([]).describe('Отзывы клиентов.'),
  pages: z.array(pageSchema.describe('Одна страница.')).min(1).describe('Страницы сайта.'),
  header: headerSchema.describe('Верх каждой страницы.'),
  footer: footerSchema.describe('Низ каждой страницы.'),
  callButton: callButtonSchema.describe('Кнопка звонка.'),
  form: formSchema.optional().describe('Форма вопроса.'),
  company: companySchema.describe('Реквизиты компании.'),
  site: identitySchema.describe('Адрес сайта, язык, название компании.'),
  analytics: analyticsSchema.prefault({}).describe('Счётчик посещений.'),
  unroutedPages: z
    .array(unroutedPageSchema.describe('Адрес без страницы.'))
    .default([])
    .describe('Адреса, о которых знают отчёты, но страниц у которых нет.'),
  words: wordsSchema
    .prefault({})
    .describe(
      'Слова кнопок и подсказок: если хочется своих или если сайт не на русском, белорусском, украинском, польском или английском.',
    )
    .meta({ example: 'words:\n  call: Позвонить нам' }),
});

/** What a person types. */
export type SiteSpecInput = z.input<typeof siteSchema>;
/** What the resolver gets: defaults filled in. */
export type SiteSpec = z.output<typeof siteSchema>;
