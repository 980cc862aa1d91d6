import type { FindingDefinition } from '../finding-definition.ts';

export const yamlAlias: FindingDefinition<Record<never, never>> = {
  number: 3,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Знаки «&» и «*» в начале значения в таких файлах — ссылки на другое место. Здесь каждое значение пишут целиком.',
    en: 'The characters "&" and "*" at the start of a value refer to another place of the file. Here every value is written out.',
  },
  message: () => ({
    ru: [
      'Знаки «&» и «*» в начале значения — ссылки YAML, здесь они не нужны.',
      "Напишите значение целиком; текст, который начинается с «*» или «&», возьмите в кавычки: '...'",
    ],
    en: [
      '"&" and "*" at the start of a value are YAML references, which are not used here.',
      'Write the value out; put a text that starts with "*" or "&" in quotes: \'...\'',
    ],
  }),
};
