import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const exampleValue: FindingDefinition<Record<never, never>> = {
  number: 75,
  severity: 'warning',
  dependsOn: 'value',
  isExample: true,
  meaning: {
    ru: 'В строке стоит пример с пометкой «# ЗАМЕНИТЬ». Перед публикацией его меняют на настоящее значение и стирают пометку.',
    en: 'The line holds an example, marked "# REPLACE". Before publishing it is replaced by the real value, and the mark goes.',
  },
  message: {
    ru: () => withHint('Это пример.', 'Замените его настоящим значением и сотрите пометку «# ЗАМЕНИТЬ».'),
    en: () =>
      withHint('This is an example.', 'Replace it with the real value and remove the mark "# REPLACE".'),
  },
  examples: ['example-value'],
};
