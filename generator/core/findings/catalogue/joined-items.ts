import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/** `words` is a line that has become a part of the list item above it. */
export const joinedItems: FindingDefinition<{ readonly words: string }> = {
  number: 231,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Пункт списка кончился точкой, а под его словами стоит ещё строка без дефиса: на сайте она станет концом этого пункта. Обычно это пункт, у которого пропал дефис. Сайт будет построен и так.',
    en: 'An item of a list has come to its end, and below its words stands another line without a dash: on the site it becomes the end of that item. Usually it is an item that has lost its dash. The site is built all the same.',
  },
  message: ({ words }) => ({
    ru: [
      `Строка «${shown(words)}» станет концом пункта над ней.`,
      'Если это другой пункт, поставьте перед ней дефис, под дефисом соседнего. Если это продолжение, пишите такой текст под знаком >-.',
    ],
    en: [
      `The line "${shown(words)}" becomes the end of the item above it.`,
      'If it is another item, put a dash before it, below the dash of the item beside it. If it goes on with the item, write such a text under the mark >-.',
    ],
  }),
};
