import type { FindingDefinition } from '../finding-definition.ts';

export const titlePattern: FindingDefinition<Record<never, never>> = {
  number: 40,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В образце заголовка нет места для заголовка страницы, и у всех страниц он вышел бы один.',
    en: 'The pattern of titles has no place for the page’s own title, so that all pages would have the same.',
  },
  message: () => ({
    ru: [
      'В titlePattern нет {title}: у всех страниц был бы один заголовок.',
      "Например: '{title} — {brand}'",
    ],
    en: ['titlePattern lacks {title}: all pages would have one title.', "For example: '{title} — {brand}'"],
  }),
  rule: ({ site }) =>
    site.titlePattern.includes('{title}') ? [] : [{ args: {}, path: ['site', 'titlePattern'] }],
};
