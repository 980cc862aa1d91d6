import type { FindingDefinition } from '../finding-definition.ts';

export const mergeMarks: FindingDefinition<{
  /** Lines of all marks, from 1. */
  readonly lines: readonly number[];
}> = {
  number: 139,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Два изменения одного места не соединились: между строками <<<<<<<, ======= и >>>>>>> стоят оба. Пока их два, файл прочитать нельзя.',
    en: 'Two changes of one place have not been joined: both stand between the lines <<<<<<<, ======= and >>>>>>>. As long as there are two, the file cannot be read.',
  },
  message: ({ lines }) => ({
    ru: [
      `Здесь два варианта одного места, из двух изменений файла. Строки с пометками: ${lines.join(', ')}.`,
      'Оставьте нужный вариант, другой сотрите. Сотрите и строки, которые начинаются с <<<<<<<, ======= и >>>>>>>',
    ],
    en: [
      `Here are two versions of one place, from two changes of the file. Lines with marks: ${lines.join(', ')}.`,
      'Keep the version that is right and delete the other. Delete the lines that begin with <<<<<<<, ======= and >>>>>>>, too',
    ],
  }),
};
