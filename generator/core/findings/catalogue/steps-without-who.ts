import type { FindingDefinition } from '../finding-definition.ts';

export const stepsWithoutWho: FindingDefinition<{ readonly steps: number; readonly words: number }> = {
  number: 225,
  severity: 'error',
  dependsOn: 'block',
  meaning: {
    ru: 'В строке who не столько слов, сколько шагов: непонятно, чей шаг чей.',
    en: 'The line who does not have as many words as there are steps: it is not clear whose step is whose.',
  },
  message: ({ steps, words }) => ({
    ru: [
      `Шагов — ${steps}, а слов в who — ${words}.`,
      'Напишите us, you или other для каждого шага по порядку.',
    ],
    en: [
      `There are ${steps} steps, and ${words} words in who.`,
      'Write us, you or other for every step, in order.',
    ],
  }),
  rule: ({ pages }) =>
    pages.flatMap(({ sections }, page) =>
      sections.flatMap((section, index) =>
        section.kind === 'steps' && section.who !== undefined && section.who.length !== section.items.length
          ? [
              {
                args: { steps: section.items.length, words: section.who.length },
                path: ['pages', page, 'sections', index, 'who'],
              },
            ]
          : [],
      ),
    ),
};
