import type { FindingDefinition } from '../finding-definition.ts';

export const tooFew: FindingDefinition<{ readonly minimum: number }> = {
  number: 19,
  severity: 'error',
  dependsOn: 'value',
  meaning: { ru: 'В списке меньше значений, чем нужно.', en: 'The list has fewer values than are needed.' },
  message: ({ minimum }) => ({
    ru: [`В списке слишком мало значений: нужно не меньше ${minimum}.`],
    en: [`The list has too few values: it needs at least ${minimum}.`],
  }),
};
