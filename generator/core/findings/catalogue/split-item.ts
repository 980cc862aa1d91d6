import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

export const splitItem: FindingDefinition<{
  /** The key behind the first dash. */
  readonly key: string;
  /** The keys behind the others. */
  readonly others: readonly string[];
}> = {
  number: 181,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Дефис стоит перед каждой строкой одного пункта, и из одного пункта вышло несколько.',
    en: 'A dash stands before every line of one item, which makes several of it.',
  },
  message: ({ key, others }) => ({
    ru: [
      'Похоже, это один пункт списка, а дефис стоит перед каждой его строкой.',
      `Оставьте дефис перед «${key}», а перед остальными (${list(others)}) поставьте вместо него пробел.`,
    ],
    en: [
      'It seems that this is one item of the list, with a dash before each of its lines.',
      `Keep the dash before "${key}", and put a space in its place before the others (${list(others)}).`,
    ],
  }),
};
