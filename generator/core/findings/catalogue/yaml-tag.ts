import type { FindingDefinition } from '../finding-definition.ts';

export const yamlTag: FindingDefinition<Record<never, never>> = {
  number: 4,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Знак «!» в начале значения меняет его вид. Здесь вид значения всегда ясен из кавычек.',
    en: 'The character "!" at the start of a value changes its kind. Here quotes say all that is needed.',
  },
  message: () => ({
    ru: ['Знак «!» в начале значения здесь не нужен.', "Уберите его или возьмите текст в кавычки: '...'"],
    en: ['"!" at the start of a value is not used here.', "Remove it, or put the text in quotes: '...'"],
  }),
};
