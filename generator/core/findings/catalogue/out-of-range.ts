import type { FindingDefinition } from '../finding-definition.ts';

export const outOfRange: FindingDefinition<{ readonly minimum?: number; readonly maximum?: number }> = {
  number: 21,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Число больше или меньше, чем можно.',
    en: 'The number is larger or smaller than it may be.',
  },
  message: ({ minimum, maximum }) => ({
    ru: [
      minimum === undefined
        ? `Слишком большое число: можно не больше ${maximum}.`
        : `Слишком маленькое число: можно не меньше ${minimum}.`,
    ],
    en: [
      minimum === undefined
        ? `The number is too big: at most ${maximum}.`
        : `The number is too small: at least ${minimum}.`,
    ],
  }),
};
