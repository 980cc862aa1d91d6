import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

/** Blocks that are missing together. */
export const lostBlocks: FindingDefinition<{ readonly keys: readonly string[] }> = {
  number: 81,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В файле нет сразу нескольких блоков: похоже, его конец или середину случайно удалили.',
    en: 'Several blocks of the file are missing at once: its end or its middle seems to be deleted by accident.',
  },
  message: ({ keys }) => ({
    ru: [
      `Похоже, часть файла пропала: в нём нет блоков ${list(keys)}. Эта строка — последняя.`,
      'Верните пропавшее из прежней копии файла или из истории изменений. Если это начало нового сайта, сотрите файл и выполните npm run new-site: он впишет все блоки.',
    ],
    en: [
      `A part of the file seems to be lost: it has no blocks ${list(keys)}. This line is the last.`,
      'Bring back what is lost from a former copy of the file or from the history of changes. If this is the beginning of a new site, delete the file and run npm run new-site: it writes all blocks.',
    ],
  }),
};
