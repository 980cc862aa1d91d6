import type { FindingDefinition } from '../finding-definition.ts';

export const noForm: FindingDefinition<Record<never, never>> = {
  number: 39,
  severity: 'error',
  dependsOn: 'references',
  meaning: {
    ru: 'Раздел показывает форму вопроса, а самой формы (блока form) в файле нет.',
    en: 'The section shows the question form, and the file has no form block.',
  },
  message: () => ({
    ru: [
      'Здесь показана форма, а блока form в файле нет.',
      'Добавьте блок form или напишите здесь form: false.',
    ],
    en: [
      'The form is shown here, and the file has no form block.',
      'Add a form block, or write form: false here.',
    ],
  }),
  inEditor: () => ({
    ru: [
      'Форма вопроса нужна: она показана на сайте.',
      'Сначала выключите её в разделах, которые её показывают.',
    ],
    en: [
      'The question form is needed: the site shows it.',
      'First switch it off in the sections that show it.',
    ],
  }),
};
