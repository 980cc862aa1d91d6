import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

export const headingOrder: FindingDefinition<{ readonly title: string }> = {
  number: 78,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Раздел с заголовком стоит выше раздела hero: поисковики и экранные дикторы ждут главный заголовок первым. Сайт будет построен и так.',
    en: 'A section with a title stands above the hero: search engines and screen readers expect the main heading first. The site is built all the same.',
  },
  message: ({ title }) => ({
    ru: [
      `Заголовок «${shown(title)}» стоит раньше главного.`,
      'Поставьте раздел hero выше этого раздела или уберите здесь title.',
    ],
    en: [
      `The title "${shown(title)}" stands before the main heading.`,
      'Put the hero section above this one, or remove this title.',
    ],
  }),
  inEditor: ({ title }) => ({
    ru: [
      `Заголовок «${shown(title)}» стоит раньше главного.`,
      'Подвиньте этот раздел ниже или уберите его заголовок.',
    ],
    en: [
      `The title "${shown(title)}" stands before the main heading.`,
      'Move this section down, or remove its title.',
    ],
  }),
  // The title of a section is below the main heading, which the hero holds (WCAG 2.2, 1.3.1).
  looksAt: 'page',
  rule: ({ pages }) =>
    pages.flatMap(({ sections }, page) => {
      const hero = sections.findIndex(({ kind }) => kind === 'hero');
      return sections
        .slice(0, Math.max(0, hero))
        .flatMap((section, index) =>
          'title' in section && section.title !== undefined
            ? [{ args: { title: section.title }, path: ['pages', page, 'sections', index, 'title'] }]
            : [],
        );
    }),
};
