import type { FindingDefinition } from '../finding-definition.ts';

export const markInText: FindingDefinition<{ readonly word: string }> = {
  number: 89,
  severity: 'warning',
  dependsOn: 'value',
  isExample: true,
  meaning: {
    ru: 'Пометка ЗАМЕНИТЬ стёрта наполовину или стоит внутри текста, и посетитель увидит её. Перед публикацией её стирают целиком.',
    en: 'The mark REPLACE is half deleted or stands within a text, and visitors will see it. It is deleted wholly before publishing.',
  },
  message: ({ word }) => ({
    ru: [
      `Слово «${word}» попадёт на сайт: здесь оно стало частью текста.`,
      'Замените пример настоящим значением и сотрите это слово вместе с решёткой.',
    ],
    en: [
      `The word "${word}" will show on the site: here it has become part of the text.`,
      'Replace the example with the real value and delete this word, and the hash before it.',
    ],
  }),
};
