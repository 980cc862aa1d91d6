import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const yamlTag: FindingDefinition<Record<never, never>> = {
  number: 4,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Знак «!» в начале значения меняет его вид. Здесь вид значения всегда ясен из кавычек.',
    en: 'The character "!" at the start of a value changes its kind. Here quotes say all that is needed.',
  },
  message: {
    ru: () =>
      withHint(
        'Знак «!» в начале значения здесь не нужен.',
        "Уберите его или возьмите текст в кавычки: '...'",
      ),
    en: () =>
      withHint(
        '"!" at the start of a value is not used here.',
        "Remove it, or put the text in quotes: '...'",
      ),
  },
  examples: ['tag'],
};
