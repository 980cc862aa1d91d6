import { partsBehind } from '../../schema/page-parts.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const emptyContents: FindingDefinition<Record<never, never>> = {
  number: 226,
  severity: 'warning',
  dependsOn: 'siblings',
  meaning: {
    ru: 'После раздела contents нет разделов с заголовками, которые он мог бы перечислить. Сайт будет построен и так.',
    en: 'No titled sections that it could list follow the section contents. The site is built all the same.',
  },
  message: () => ({
    ru: [
      'Содержанию нечего перечислить.',
      'Поставьте contents перед разделами text, steps, documents, questions или уберите его.',
    ],
    en: [
      'The contents have nothing to list.',
      'Put contents before sections such as text, steps, documents or questions, or remove it.',
    ],
  }),
  inEditor: () => ({
    ru: ['Содержанию нечего перечислить.', 'Поставьте его выше разделов с заголовками или уберите.'],
    en: ['The contents have nothing to list.', 'Put them above sections with titles, or remove them.'],
  }),
  looksAt: 'page',
  rule: ({ pages }) =>
    pages.flatMap(({ sections }, page) =>
      sections.flatMap((section, index) =>
        section.kind === 'contents' && partsBehind(sections, index).length === 0
          ? [{ args: {}, path: ['pages', page, 'sections', index], target: 'key' }]
          : [],
      ),
    ),
};
