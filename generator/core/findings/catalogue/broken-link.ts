import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const brokenLink: FindingDefinition<{ readonly source: string; readonly proposal: string }> = {
  number: 88,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Ссылка в тексте пишется так: [слова](/адрес). Здесь потерялась скобка или между скобками стоит пробел, и ссылки не получилось. Сайт будет построен и так.',
    en: 'A link in a text is written so: [words](/path). Here a bracket is lost or a space stands between the brackets, and there is no link. The site is built all the same.',
  },
  message: ({ source, proposal }) => ({
    ru: [
      `Ссылка записана с ошибкой: посетитель увидит «${shown(source)}».`,
      `Ссылку пишут так, без пробела между скобками: ${shown(proposal)}`,
    ],
    en: [
      `The link is written wrong: visitors will see "${shown(source)}".`,
      `A link is written so, without a space between the brackets: ${shown(proposal)}`,
    ],
  }),
};
