import type { FindingDefinition } from '../finding-definition.ts';

export const tooMany: FindingDefinition<{ readonly maximum: number }> = {
  number: 20,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В списке больше значений, чем можно.',
    en: 'The list has more values than there may be.',
  },
  message: ({ maximum }) => ({
    ru: [`В списке слишком много значений: можно не больше ${maximum}.`],
    en: [`The list has too many values: it can have at most ${maximum}.`],
  }),
};
