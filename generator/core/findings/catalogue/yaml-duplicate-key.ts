import type { FindingDefinition } from '../finding-definition.ts';

export const yamlDuplicateKey: FindingDefinition<{ readonly key: string; readonly firstLine: number }> = {
  number: 2,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Одна и та же строка стоит в блоке дважды. Какая из двух верна, решить можете только вы.',
    en: 'The same line stands twice in one block. Only you can say which of the two is right.',
  },
  message: ({ key, firstLine }) => ({
    ru: [`«${key}» здесь уже есть: строка ${firstLine}.`, 'Оставьте одну из двух строк.'],
    en: [`"${key}" is here already: line ${firstLine}.`, 'Keep one of the two lines.'],
  }),
};
