import { z } from 'zod';
import { emailAddress, line, phoneNumber, referenceName, webAddress } from './scalars.ts';

/** Phones by name; everything else in the file refers to a phone by its name. */
export const phonesSchema = z.record(
  referenceName,
  phoneNumber.describe('Номер телефона в кавычках, так, как его увидит посетитель.'),
);

const userName = line.describe('Имя латинскими буквами, каким вас находят в мессенджере.');
const number = line.describe('Номер телефона с кодом страны, в кавычках.');

function chat<App extends string>(app: App, meaning: string, account: typeof line) {
  return z.strictObject({
    app: z.literal(app).describe(meaning),
    account,
    label: line.optional().describe('Подпись ссылки; без неё — название мессенджера.'),
  });
}

const messengerSchema = z
  .discriminatedUnion('app', [
    chat('telegram', 'Telegram; account — имя латинскими буквами.', userName),
    chat('instagram', 'Instagram; account — имя латинскими буквами.', userName),
    chat('whatsapp', 'WhatsApp; account — номер телефона.', number),
    chat('viber', 'Viber; account — номер телефона.', number),
    z.strictObject({
      app: z.literal('email').describe('Электронная почта; адрес берётся из блока contacts.'),
      account: line.optional().describe('Адрес почты, если он другой, чем в блоке contacts.'),
      label: line.optional().describe('Подпись ссылки; без неё — адрес почты.'),
    }),
  ])
  .describe('Один адрес в одном мессенджере; в каком, говорит строка app.');

/** Messengers by name; the same app may stand under several names with different accounts. */
export const messengersSchema = z.record(referenceName, messengerSchema);

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
