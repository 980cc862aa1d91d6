import { z } from 'zod';
import { emailAddress, line, phoneNumber, referenceName, webAddress } from './scalars.ts';

/** Phones by name; everything else in the file refers to a phone by its name. */
export const phonesSchema = z.record(
  referenceName,
  phoneNumber.describe('Номер телефона в кавычках, так, как его увидит посетитель.'),
);

const messengerSchema = z.strictObject({
  app: z
    .enum(['telegram', 'instagram', 'whatsapp', 'viber', 'email'])
    .describe('Какой это мессенджер; email — электронная почта.')
    .meta({
      enumDescriptions: [
        'Telegram; account — имя латинскими буквами.',
        'Instagram; account — имя латинскими буквами.',
        'WhatsApp; account — номер телефона.',
        'Viber; account — номер телефона.',
        'Электронная почта; account — адрес почты.',
      ],
    }),
  account: line.describe('Имя в Telegram или Instagram, номер телефона WhatsApp или Viber, адрес почты.'),
  label: line.optional().describe('Подпись ссылки; без неё — название мессенджера.'),
});

/** Messengers by name; the same app may stand under several names with different accounts. */
export const messengersSchema = z.record(
  referenceName,
  messengerSchema.describe('Один адрес в одном мессенджере.'),
);

export const contactsSchema = z.strictObject({
  address: line.describe('Адрес офиса одной строкой.'),
  email: emailAddress.describe('Электронная почта компании.'),
  map: z
    .strictObject({
      embed: webAddress.describe(
        'Адрес карты для показа на странице (из кнопки «Поделиться» на сайте карт).',
      ),
      link: webAddress.describe('Адрес того же места для обычной ссылки.'),
      title: line.describe('Что показывает карта; это слышат те, кто не видит экрана.'),
      linkLabel: line.describe('Подпись ссылки рядом с картой.'),
    })
    .optional()
    .describe('Карта с местом офиса.')
    .meta({
      example:
        'map:\n  embed: https://maps.example/embed?place=53.67,23.82\n  link: https://maps.example/place?at=53.67,23.82\n  title: Офис на карте\n  linkLabel: Открыть карту в новой вкладке',
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
