import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { shown, withHint } from '../message.ts';

export const forbiddenLink: FindingDefinition<{ readonly target: string; readonly nearest?: string }> = {
  number: 56,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Ссылка бывает на страницу сайта, на адрес https://, на почту mailto: и на телефон tel:. Другие могут навредить посетителю.',
    en: 'A link leads to a page of the site, to an https:// address, to mailto: or to tel:. Others could harm a visitor.',
  },
  message: {
    ru: ({ target, nearest }) =>
      withHint(
        `Ссылки «${shown(target)}» быть не может.`,
        russian.meant(target, nearest),
        'Ссылка — это страница сайта, https://..., mailto:... или tel:...',
      ),
    en: ({ target, nearest }) =>
      withHint(
        `The link "${shown(target)}" cannot be used.`,
        english.meant(target, nearest),
        'A link is a page of the site, https://..., mailto:... or tel:...',
      ),
  },
  examples: ['forbidden-link'],
};
