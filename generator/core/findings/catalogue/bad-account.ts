import type { InEachLanguage } from '../../schema/key.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

/** What messengers call an account by. */
type AccountKind = 'name' | 'number' | 'email';

const wanted: Readonly<Record<AccountKind, InEachLanguage>> = {
  name: {
    ru: 'Нужно имя латинскими буквами, как в адресе вашей страницы там, например office_example',
    en: 'It takes a name in Latin letters, as in the address of your page there, for example office_example',
  },
  number: {
    ru: "Нужен номер телефона, с плюсом и кодом страны, например '+375 29 000-00-01'",
    en: "It takes a phone number, with a plus and the country code, for example '+375 29 000-00-01'",
  },
  email: {
    ru: 'Нужен адрес почты, например info@example.com',
    en: 'It takes an e-mail address, for example info@example.com',
  },
};

export const badAccount: FindingDefinition<{
  readonly app: string;
  readonly account: string;
  /** What an account of the app is called by. */
  readonly kind: AccountKind;
  /** The account is a telephone number without its country. */
  readonly lacksCountry?: boolean;
  /** The account as the app takes it. */
  readonly proposal?: string | undefined;
}> = {
  number: 53,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В этом мессенджере такого имени или номера быть не может.',
    en: 'This messenger can have no such name or number.',
  },
  message: ({ app, account, kind, lacksCountry, proposal }) => ({
    ru: [
      lacksCountry
        ? `Номер «${shown(account)}» для ${app} не годится: без плюса и кода страны чат не откроется.`
        : `«${shown(account)}» не подходит для ${app}.`,
      proposal === undefined ? wanted[kind].ru : `Напишите ${inQuotes(proposal)}`,
    ],
    en: [
      lacksCountry
        ? `The number "${shown(account)}" will not do for ${app}: without a plus and the country code no chat opens.`
        : `"${shown(account)}" does not fit ${app}.`,
      proposal === undefined ? wanted[kind].en : `Write ${inQuotes(proposal)}`,
    ],
  }),
};
