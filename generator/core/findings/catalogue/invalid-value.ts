import type { FindingDefinition } from '../finding-definition.ts';

export const invalidValue: FindingDefinition<Record<never, never>> = {
  number: 23,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Значение не подходит, а точнее сказать нечего. Если вы увидели этот код, сообщите о нём разработчикам сайта.',
    en: 'The value does not fit, and nothing closer can be said. Tell the developers of the site if you see this code.',
  },
  message: () => ({ ru: ['Это значение не подходит.'], en: ['This value does not fit.'] }),
  examples: [],
};
