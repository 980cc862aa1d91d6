import type { FindingDefinition } from '../finding-definition.ts';

export const yamlDuplicateKey: FindingDefinition<{
  readonly key: string;
  readonly firstLine: number;
  /** Another key, with its dash, that the block begins with, if it is an item of a list. */
  readonly itemStart?: string;
}> = {
  number: 2,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Одна и та же строка стоит в блоке дважды. Какая из двух верна, решить можете только вы.',
    en: 'The same line stands twice in one block. Only you can say which of the two is right.',
  },
  message: ({ key, firstLine, itemStart }) => ({
    ru: [
      `«${key}» здесь уже есть: строка ${firstLine}.`,
      'Оставьте одну из двух строк.',
      itemStart && `Если это уже другой пункт списка, впишите его первую строку: ${itemStart}: ...`,
    ],
    en: [
      `"${key}" is here already: line ${firstLine}.`,
      'Keep one of the two lines.',
      itemStart && `If it belongs to another item of the list, type its first line: ${itemStart}: ...`,
    ],
  }),
};
