import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

export const badAccount: FindingDefinition<{
  readonly app: string;
  readonly account: string;
  /** The account is a telephone number without its country; `proposal` is the number with it. */
  readonly lacksCountry?: boolean;
  readonly proposal?: string;
}> = {
  number: 53,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В этом мессенджере такого имени или номера быть не может.',
    en: 'This messenger can have no such name or number.',
  },
  message: ({ app, account, lacksCountry, proposal }) => {
    const advice =
      proposal === undefined
        ? undefined
        : { ru: `Напишите ${inQuotes(proposal)}`, en: `Write ${inQuotes(proposal)}` };
    return lacksCountry
      ? {
          ru: [
            `Номер «${shown(account)}» для ${app} не годится: без плюса и кода страны чат не откроется.`,
            advice?.ru ?? "Начните номер с плюса и кода страны, например '+375 29 000-00-01'",
          ],
          en: [
            `The number "${shown(account)}" will not do for ${app}: without a plus and the country code no chat opens.`,
            advice?.en ?? "Begin it with a plus and the country code, for example '+375 29 000-00-01'",
          ],
        }
      : {
          ru: [
            `«${shown(account)}» не подходит для ${app}.`,
            advice?.ru ??
              'Для telegram, instagram, messenger и vk нужно имя латинскими буквами, для whatsapp и viber — номер телефона, для email — адрес почты.',
          ],
          en: [
            `"${shown(account)}" does not fit ${app}.`,
            advice?.en ??
              'Telegram, Instagram, Messenger and VK take a name in Latin letters, WhatsApp and Viber a phone number, email an e-mail address.',
          ],
        };
  },
};
