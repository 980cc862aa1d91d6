import type { FindingDefinition } from '../finding-definition.ts';
import { withHint } from '../message.ts';

export const fileEmpty: FindingDefinition<Record<never, never>> = {
  number: 5,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В файле ничего нет, или в нём только пояснения. Верните прежний текст из копии или из истории изменений.',
    en: 'There is nothing in the file, or nothing but comments. Bring back the former text from a copy or from the history of changes.',
  },
  message: {
    ru: () => withHint('Файл пуст.', 'Верните прежний текст файла.'),
    en: () => withHint('The file is empty.', 'Bring back the earlier text of the file.'),
  },
  examples: ['empty-file'],
};
