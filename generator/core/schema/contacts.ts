import { z } from 'zod';
import {
  emailAddress,
  hostName,
  line,
  phoneNumber,
  referenceName,
  secureAddress,
  webAddress,
} from './scalars.ts';

/** Phones by name; everything else in the file refers to a phone by its name. */
export const phonesSchema = z.record(
  referenceName,
  phoneNumber.describe('Номер телефона в кавычках, так, как его увидит посетитель.'),
);

const userName = line.describe('Имя латинскими буквами, каким вас находят в мессенджере.');
const label = line.optional().describe('Подпись ссылки; без неё — название мессенджера.');

function chatByName<App extends string>(app: App, meaning: string) {
  return z.strictObject({ app: z.literal(app).describe(meaning), account: userName, label });
}

/** A chat that is found by a number. Exactly one of `phone` and `account` is given; a rule checks it. */
function chatByNumber<App extends string>(app: App, meaning: string) {
  return z.strictObject({
    app: z.literal(app).describe(meaning),
    phone: referenceName
      .optional()
      .describe('Имя телефона из блока phones: его номер и берётся, и меняют его только там.'),
    account: line.optional().describe('Сам номер, если его нет в блоке phones: с кодом страны, в кавычках.'),
    label,
  });
}

const messengerSchema = z
  .discriminatedUnion('app', [
    chatByName('telegram', 'Telegram; account — имя латинскими буквами.'),
    chatByName('instagram', 'Instagram; account — имя латинскими буквами.'),
    chatByNumber('whatsapp', 'WhatsApp; phone — имя телефона или account — номер.'),
    chatByNumber('viber', 'Viber; phone — имя телефона или account — номер.'),
    z.strictObject({
      app: z.literal('email').describe('Электронная почта; адрес берётся из блока contacts.'),
      account: line.optional().describe('Адрес почты, если он другой, чем в блоке contacts.'),
      label: line.optional().describe('Подпись ссылки; без неё — адрес почты.'),
    }),
  ])
  .describe('Один адрес в одном мессенджере; в каком, говорит строка app.');

/** Messengers by name; the same app may stand under several names with different accounts. */
export const messengersSchema = z.record(referenceName, messengerSchema);

export type MessengerSpec = z.output<typeof messengerSchema>;

export const contactsSchema = z.strictObject({
  address: line.describe('Адрес офиса одной строкой.'),
  email: emailAddress.describe('Электронная почта компании.'),
  map: z
    .strictObject({
      embed: secureAddress.describe(
        'Адрес карты для показа на странице (из кнопки «Поделиться» на сайте карт).',
      ),
      hosts: z
        .array(hostName.describe('Имя сайта карт, например maps.example.com.'))
        .default([])
        .describe('Сайты карт, которым вы доверяете, кроме Google, Яндекс, OpenStreetMap и 2ГИС.')
        .meta({ example: 'hosts: [maps.example.com]' }),
      load: z
        .enum(['near', 'press'])
        .meta({
          enumDescriptions: ['Сама, когда посетитель до неё долистает.', 'По нажатию кнопки на её месте.'],
        })
        .default('near')
        .describe('Когда загружать карту: near — когда до неё долистали, press — по нажатию кнопки.'),
      link: webAddress.describe('Адрес того же места для обычной ссылки.'),
      title: line.describe('Что показывает карта; это слышат те, кто не видит экрана.'),
      linkLabel: line.describe('Подпись ссылки рядом с картой.'),
    })
    .optional()
    .describe('Карта с местом офиса.')
    .meta({
      example:
        'map:\n  embed: https://www.openstreetmap.org/export/embed.html?bbox=23.79,53.66,23.87,53.70\n  link: https://www.openstreetmap.org/#map=15/53.68/23.83\n  title: Офис на карте\n  linkLabel: Открыть карту в новой вкладке',
    }),
});

export const companySchema = z.strictObject({
  details: z
    .array(
      z.strictObject({
        label: line.describe('Название реквизита, например УНП.'),
        value: line.describe('Значение реквизита; числа пишут в кавычках.'),
      }),
    )
    .min(1)
    .describe('Реквизиты компании по порядку; они стоят внизу каждой страницы.')
    .meta({ example: 'details:\n  - label: УНП\n    value: "000000000"' }),
  disclaimer: line.optional().describe('Короткая оговорка под реквизитами.'),
});
