import type { FindingDefinition } from '../finding-definition.ts';

export const notWhole: FindingDefinition<Record<never, never>> = {
  number: 22,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Здесь нужно число без дробной части.',
    en: 'A number without a fraction is needed here.',
  },
  message: () => ({
    ru: ['Здесь нужно целое число, без точки и запятой.'],
    en: ['This must be a whole number.'],
  }),
};
