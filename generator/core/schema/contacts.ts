import { z } from 'zod';
import { choice, type InEachLanguage, key, listOf, withFacts } from './key.ts';
import {
  emailAddress,
  hostName,
  line,
  phoneName,
  phoneNumber,
  referenceName,
  richLine,
  secureAddress,
  setting,
  webAddress,
} from './scalars.ts';

/** Phones by name; everything else in the file refers to a phone by its name. */
export const phonesSchema = z.record(
  referenceName,
  key(phoneNumber, {
    ru: 'Номер телефона так, как его увидит посетитель.',
    en: 'A phone number as visitors will see it.',
  }),
);

/** What a messenger knows somebody by: a name, a number or an e-mail address. */
const account = withFacts(setting, { givenBy: 'service' });

const userName = key(account, {
  ru: 'Имя латинскими буквами, каким вас находят в мессенджере.',
  en: 'The name in Latin letters by which people find you in the messenger.',
});
const label = key(line.optional(), {
  ru: 'Подпись ссылки; без неё — название мессенджера.',
  en: "The label of the link; without it, the messenger's name.",
});

function chatByName<App extends string>(app: App, about: InEachLanguage) {
  return z.strictObject({ app: key(z.literal(app), about), account: userName, label });
}

/** A chat that is found by a number. Exactly one of `phone` and `account` is given; a rule checks it. */
function chatByNumber<App extends string>(app: App, about: InEachLanguage) {
  return z.strictObject({
    app: key(z.literal(app), about),
    phone: key(phoneName.optional(), {
      ru: 'Какой из телефонов сайта (в файле — имя из блока phones): номер меняют только там.',
      en: 'Name of a phone from the block phones: its number is used, and changed only there.',
    }),
    account: key(account.optional(), {
      ru: 'Сам номер с кодом страны, если среди телефонов сайта его нет.',
      en: 'The number itself, with the country code, where it is none of the phones of the site.',
    }),
    label,
  });
}

export const messengerSchema = key(
  z.discriminatedUnion('app', [
    chatByName('telegram', {
      ru: 'Telegram; account — имя латинскими буквами.',
      en: 'Telegram; account is the name in Latin letters.',
    }),
    chatByName('instagram', {
      ru: 'Instagram; account — имя латинскими буквами.',
      en: 'Instagram; account is the name in Latin letters.',
    }),
    chatByNumber('whatsapp', {
      ru: 'WhatsApp; phone — имя телефона или account — номер.',
      en: 'WhatsApp; phone is the name of a phone, or account is a number.',
    }),
    chatByNumber('viber', {
      ru: 'Viber; phone — имя телефона или account — номер.',
      en: 'Viber; phone is the name of a phone, or account is a number.',
    }),
    chatByName('messenger', {
      ru: 'Facebook Messenger; account — имя страницы латинскими буквами.',
      en: 'Facebook Messenger; account is the name of the page in Latin letters.',
    }),
    chatByName('vk', {
      ru: 'ВКонтакте; account — короткое имя латинскими буквами.',
      en: 'VK; account is the short name in Latin letters.',
    }),
    z.strictObject({
      app: key(z.literal('link'), {
        ru: 'Любая другая страница: канал, профиль, бот.',
        en: 'Any other page: a channel, a profile, a bot.',
      }),
      account: key(withFacts(webAddress, { givenBy: 'service' }), {
        ru: 'Адрес страницы вместе с https://.',
        en: 'The address of the page with https://.',
      }),
      label: key(line, { ru: 'Подпись ссылки.', en: 'The label of the link.' }),
    }),
    z.strictObject({
      app: key(z.literal('email'), {
        ru: 'Электронная почта; адрес берётся из блока contacts.',
        en: 'E-mail; the address comes from the block contacts.',
      }),
      account: key(account.optional(), {
        ru: 'Адрес почты, если он другой, чем в контактах.',
        en: 'E-mail address, if it is not the one in the block contacts.',
        text: 'plain',
      }),
      label: key(line.optional(), {
        ru: 'Подпись ссылки; без неё — адрес почты.',
        en: 'The label of the link; without it, the e-mail address.',
      }),
    }),
  ]),
  {
    ru: 'Один адрес в одном мессенджере; в каком, выбирают отдельно.',
    en: 'One address in one messenger; the line app says in which.',
  },
);

/** Messengers by name; the same app may stand under several names with different accounts. */
export const messengersSchema = z.record(referenceName, messengerSchema);

export type MessengerSpec = z.output<typeof messengerSchema>;

export const contactsSchema = z.strictObject({
  address: key(line, { ru: 'Адрес офиса одной строкой.', en: 'Address of the office in one line.' }),
  hours: key(line.optional(), {
    ru: 'Часы работы, например «Пн–Пт 9:00–18:00».',
    en: 'Opening hours, for example "Mon to Fri, 9:00 to 18:00".',
  }),
  details: listOf(
    z.strictObject({
      label: key(line, {
        ru: 'Название строки, например «Языки».',
        en: 'What the line is called, for example Languages.',
      }),
      value: key(line, { ru: 'Значение.', en: 'What it says.' }),
    }),
    {
      ru: 'Что ещё сказать рядом с адресом: языки, когда отвечаете, как можно заплатить.',
      en: 'What else to say beside the address: languages, when you answer, ways to pay.',
      example: {
        ru: 'details:\n  - label: Отвечаем\n    value: В рабочий день за час\n  - label: Языки\n    value: Русский, польский\n  - label: Оплата\n    value: Карта, наличные, счёт',
        en: 'details:\n  - label: We answer\n    value: Within an hour on working days\n  - label: Languages\n    value: English, Polish\n  - label: Payment\n    value: Card, cash, invoice',
      },
      item: { ru: 'строка', en: 'line', namedBy: ['label'] },
    },
  ).default([]),
  offices: listOf(
    z.strictObject({
      name: key(line, {
        ru: 'Название офиса, например город.',
        en: 'What the office is called, such as its city.',
      }),
      address: key(line, {
        ru: 'Адрес офиса одной строкой.',
        en: 'Address of the office in one line.',
      }),
      hours: key(line.optional(), { ru: 'Часы работы.', en: 'Opening hours.' }),
      phone: key(phoneName.optional(), {
        ru: 'Телефон офиса: имя из блока phones.',
        en: 'The phone of the office: a name from the block phones.',
      }),
      map: key(webAddress.optional(), {
        ru: 'Адрес места на карте для обычной ссылки.',
        en: 'Address of the place on a map for an ordinary link.',
      }),
    }),
    {
      ru: 'Другие офисы, кроме главного.',
      en: 'Offices besides the main one.',
      example: {
        ru: 'offices:\n  - name: Брест\n    address: ул. Примерная, 2\n    hours: Вт 10:00–16:00',
        en: 'offices:\n  - name: Bath\n    address: 2 Example Street\n    hours: Tue, 10:00 to 16:00',
      },
      item: { ru: 'офис', en: 'office', namedBy: ['name'] },
    },
  ).default([]),
  email: key(emailAddress, { ru: 'Электронная почта компании.', en: "The company's e-mail address." }),
  map: key(
    z.strictObject({
      embed: key(secureAddress, {
        ru: 'Адрес карты для показа на странице (из кнопки «Поделиться» на сайте карт).',
        en: 'Address of the map for showing on a page (from the button "Share" of the map\'s site).',
      }),
      hosts: key(
        z.array(
          key(hostName, {
            ru: 'Имя сайта карт, например maps.example.com.',
            en: "Name of a map's site, for example maps.example.com.",
          }),
        ),
        {
          ru: 'Сайты карт, которым вы доверяете, кроме Google, Яндекс, OpenStreetMap и 2ГИС.',
          en: 'Map sites that you trust, besides Google, Yandex, OpenStreetMap and 2GIS.',
          example: 'hosts: [maps.example.com]',
        },
      ).default([]),
      load: choice(['near', 'press'], {
        ru: 'Когда загружать карту: near — когда до неё долистали, press — по нажатию кнопки.',
        en: 'When to load the map: near when the visitor scrolls to it, press when the button is pressed.',
        meanings: {
          near: {
            ru: 'Сама, когда посетитель до неё долистает.',
            en: 'By itself, when the visitor scrolls to it.',
          },
          press: {
            ru: 'По нажатию кнопки на её месте.',
            en: 'When the visitor presses the button in its place.',
          },
        },
      }).default('near'),
      link: key(webAddress, {
        ru: 'Адрес того же места для обычной ссылки.',
        en: 'Address of the same place for an ordinary link.',
      }),
      title: key(line, {
        ru: 'Что показывает карта; это слышат те, кто не видит экрана.',
        en: 'What the map shows; this is heard by people who do not see the screen.',
      }),
      linkLabel: key(line, {
        ru: 'Подпись ссылки рядом с картой.',
        en: 'The label of the link beside the map.',
      }),
    }),
    {
      ru: 'Карта с местом офиса.',
      en: 'A map with the place of the office.',
      example: {
        ru: 'map:\n  embed: https://www.openstreetmap.org/export/embed.html?bbox=23.79,53.66,23.87,53.70\n  link: https://www.openstreetmap.org/#map=15/53.68/23.83\n  title: Офис на карте\n  linkLabel: Открыть карту в новой вкладке',
        en: 'map:\n  embed: https://www.openstreetmap.org/export/embed.html?bbox=23.79,53.66,23.87,53.70\n  link: https://www.openstreetmap.org/#map=15/53.68/23.83\n  title: Our office on the map\n  linkLabel: Open the map in a new tab',
      },
    },
  ).optional(),
});

export const companySchema = z.strictObject({
  details: listOf(
    z.strictObject({
      label: key(line, {
        ru: 'Название реквизита, например УНП.',
        en: 'What this company detail is called, for example VAT number.',
      }),
      value: key(line, { ru: 'Значение реквизита.', en: 'The detail itself.', givenBy: 'office' }),
    }),
    {
      ru: 'Реквизиты компании по порядку; они стоят внизу каждой страницы.',
      en: "The company's details in order; they stand at the bottom of every page.",
      example: {
        ru: 'details:\n  - label: УНП\n    value: "000000000"',
        en: 'details:\n  - label: Company number\n    value: "000000000"',
      },
      item: { ru: 'реквизит', en: 'detail', namedBy: ['label'] },
    },
  ).min(1),
  disclaimer: key(richLine.optional(), {
    ru: 'Короткая оговорка под реквизитами.',
    en: "A short note below the company's details.",
  }),
});
