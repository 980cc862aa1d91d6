import type { InEachLanguage } from '../../schema/key.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const misplacedItem: FindingDefinition<{
  /** Key of the list that the item stands in. */
  readonly from: string;
  /** Keys on the way to the list that has such items. */
  readonly to: readonly string[];
  /** What an item of that list is called. */
  readonly word: InEachLanguage;
}> = {
  number: 180,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Пункт вставлен не в тот список: у него строки, какие бывают в другом, например отзыв среди страниц.',
    en: 'An item was put into the wrong list: it has the lines of another one, a review among the pages, say.',
  },
  message: ({ from, to, word }) => ({
    ru: [
      `Здесь, в списке ${from}, стоит не то: по строкам это ${word.ru}.`,
      `Перенесите этот пункт со всеми его строками в список ${to.join(' → ')}.`,
    ],
    en: [
      `This does not belong in the list ${from}: by its lines it is a ${word.en}.`,
      `Move the item with all of its lines into the list ${to.join(' → ')}.`,
    ],
  }),
  examples: ['review-among-pages', 'page-among-reviews'],
};
