import type { FindingDefinition } from '../finding-definition.ts';
import { inQuotes, shown } from '../message.ts';

/** `inner` is the text between the quotes. */
export const smartQuotes: FindingDefinition<{
  readonly opening: string;
  readonly closing: string;
  readonly inner: string;
}> = {
  number: 7,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Значение стоит в кавычках “ ”, какие ставит Word. Для файла это просто буквы: текст они не защищают и попадают на сайт. Нужны прямые кавычки. Если “ ” должны быть видны на сайте, возьмите их в прямые вместе с текстом.',
    en: 'The value stands in the quotes “ ” that word processors make. To the file they are mere letters: they protect nothing and show on the site. Straight quotes are needed. Where “ ” are meant to be seen, put them in straight quotes together with the text.',
  },
  message: ({ opening, closing, inner }) => ({
    ru: [
      `Кавычки ${opening} ${closing} здесь не годятся: такие ставят Word и подобные программы, и они попали бы на сайт.`,
      `Нужны прямые: ${inQuotes(shown(inner))}`,
    ],
    en: [
      `The quotes ${opening} ${closing} do not work here: a word processor makes them, and they would show on the site.`,
      `Straight ones are needed: ${inQuotes(shown(inner))}`,
    ],
  }),
};
