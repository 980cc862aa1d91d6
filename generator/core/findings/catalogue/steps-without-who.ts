import { sectionsOf } from '../../schema/placed-sections.ts';
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
  inEditor: ({ steps, words }) => ({
    ru: [
      `Шагов — ${steps}, а сказано, чей шаг, про ${words}.`,
      'Это добавляется и убирается вместе с шагом.',
    ],
    en: [
      `There are ${steps} steps, and it is said of ${words} whose they are.`,
      'It comes and goes with the step.',
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    sectionsOf(spec, 'steps').flatMap(({ section: { items, who = items }, path }) =>
      who.length === items.length
        ? []
        : [{ args: { steps: items.length, words: who.length }, path: [...path, 'who'] }],
    ),
};
