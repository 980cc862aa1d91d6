import type { FindingDefinition } from '../finding-definition.ts';
import { shown, withHint } from '../message.ts';

export const headingOrder: FindingDefinition<{ readonly title: string }> = {
  number: 78,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Раздел с заголовком стоит выше раздела hero: поисковики и экранные дикторы ждут главный заголовок первым. Сайт будет построен и так.',
    en: 'A section with a title stands above the hero: search engines and screen readers expect the main heading first. The site is built all the same.',
  },
  message: {
    ru: ({ title }) =>
      withHint(
        `Заголовок «${shown(title)}» стоит раньше главного.`,
        'Поставьте раздел hero выше этого раздела или уберите здесь title.',
      ),
    en: ({ title }) =>
      withHint(
        `The title "${shown(title)}" stands before the main heading.`,
        'Put the hero section above this one, or remove this title.',
      ),
  },
  examples: ['heading-before-hero'],
};
