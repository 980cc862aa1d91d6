import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';

export const forbiddenLink: FindingDefinition<{
  readonly target: string;
  readonly nearest?: string | undefined;
}> = {
  number: 56,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Ссылка бывает на страницу сайта, на адрес https://, на почту mailto: и на телефон tel:. Другие могут навредить посетителю.',
    en: 'A link leads to a page of the site, to an https:// address, to mailto: or to tel:. Others could harm a visitor.',
  },
  message: ({ target, nearest }) => ({
    ru: [
      `Ссылки «${shown(target)}» быть не может.`,
      languageWords.ru.meant(target, nearest),
      'Ссылка — это страница сайта, https://..., mailto:... или tel:...',
    ],
    en: [
      `The link "${shown(target)}" cannot be used.`,
      languageWords.en.meant(target, nearest),
      'A link is a page of the site, https://..., mailto:... or tel:...',
    ],
  }),
};
