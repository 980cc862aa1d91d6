import type { FindingDefinition } from '../finding-definition.ts';
import { shown } from '../message.ts';

/** `place` is that of the first of the two in their list, from 1. */
export const repeatedItem: FindingDefinition<{ readonly item: string; readonly place: number }> = {
  number: 92,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Одно и то же стоит в списке дважды. Сайт будет построен и так.',
    en: 'The same thing stands in a list twice. The site is built all the same.',
  },
  message: ({ item, place }) => ({
    ru: [`«${shown(item)}» в этом списке уже есть: место ${place}.`, 'Оставьте одну из двух записей.'],
    en: [`"${shown(item)}" is in this list already: place ${place}.`, 'Keep one of the two.'],
  }),
};
