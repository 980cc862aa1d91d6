import { z } from 'zod';
import { key } from './key.ts';
import { calendarDate, line, linkTarget, messengerName, phoneName, richLine } from './scalars.ts';
import { pageListSchema, phoneList } from './section-parts.ts';

const label = key(line, { ru: 'Подпись пункта меню.', en: 'The label of the menu item.' });
const link = key(linkTarget, {
  ru: 'Куда ведёт: страница, «/страница#раздел» или адрес сайта.',
  en: 'Where it leads: a page, "/page#section", or the address of a site.',
});

/** A link, or a list of services that opens. Exactly one of `link` and `services` is given; a rule checks it. */
const menuItemSchema = z.strictObject({
  label: key(label.optional(), {
    ru: 'Подпись; без неё — название страницы, на которую ведёт ссылка.',
    en: 'The label; without it, the name of the page that the link leads to.',
  }),
  link: link.optional(),
  services: key(pageListSchema.optional(), {
    ru: 'Раскрывающийся список услуг; {} — все услуги по порядку.',
    en: 'A list of services that opens; {} means all services in order.',
  }),
});

export const headerSchema = z.strictObject({
  menu: key(
    z.array(
      key(menuItemSchema, {
        ru: 'Пункт меню.',
        en: 'A menu item.',
        item: { ru: 'пункт меню', en: 'menu item', namedBy: ['label', 'link'] },
      }),
    ),
    {
      ru: 'Пункты меню слева направо.',
      en: 'The menu items from left to right.',
      isOften: true,
      example: {
        ru: 'menu:\n  - link: /about\n  - label: Услуги\n    services: {}',
        en: 'menu:\n  - link: /about\n  - label: Services\n    services: {}',
      },
    },
  ).min(1),
  phones: phoneList,
  messengers: key(z.array(messengerName).default([]), {
    ru: 'Мессенджеры в меню телефона: имена из блока messengers.',
    en: 'Messengers in the menu of a phone: names from the block messengers.',
  }),
});

export const footerSchema = z.strictObject({
  menu: key(
    z.array(
      key(
        z.strictObject({
          label: key(label.optional(), {
            ru: 'Подпись; без неё — название страницы.',
            en: 'The label; without it, the name of the page.',
          }),
          link,
        }),
        {
          ru: 'Ссылка внизу страницы.',
          en: 'A link at the bottom of the page.',
          item: { ru: 'пункт меню', en: 'menu item', namedBy: ['label', 'link'] },
        },
      ),
    ),
    { ru: 'Ссылки внизу страницы по порядку.', en: 'The links at the bottom of the page in order.' },
  ).min(1),
  phones: phoneList,
});

export const announcementSchema = z.strictObject({
  text: key(richLine, {
    ru: 'Одна строка над каждой страницей; можно поставить [ссылку](/adr).',
    en: 'One line above every page; it may have a [link](/adr).',
  }),
  until: key(calendarDate.optional(), {
    ru: 'Последний день объявления, год-месяц-день: на следующий день посетители его уже не увидят.',
    en: 'The last day of the announcement, year-month-day: from the day after, visitors do not see it.',
    example: 'until: 2027-06-30',
  }),
});

export const callButtonSchema = z.strictObject({
  phone: key(phoneName, {
    ru: 'Номер кнопки звонка там, где страница не называет своего: имя из блока phones.',
    en: 'The number of the call button where a page names none of its own: a name from the block phones.',
  }),
});
