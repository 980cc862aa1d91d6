import type { FindingDefinition } from '../finding-definition.ts';

export const fileEmpty: FindingDefinition<Record<never, never>> = {
  number: 5,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'В файле ничего нет, или в нём только пояснения. Верните прежний текст из копии или из истории изменений. Если сайта ещё не было, начните его командой npm run new-site.',
    en: 'There is nothing in the file, or nothing but comments. Bring back the former text from a copy or from the history of changes. If there was no site yet, begin one with npm run new-site.',
  },
  message: () => ({
    ru: [
      'Файл пуст.',
      'Верните прежний текст файла. Чтобы начать новый сайт, сотрите файл и выполните npm run new-site',
    ],
    en: [
      'The file is empty.',
      'Bring back the earlier text of the file. To begin a new site, delete the file and run npm run new-site',
    ],
  }),
};
