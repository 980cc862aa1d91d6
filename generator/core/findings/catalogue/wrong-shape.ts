import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { shown } from '../message.ts';
import type { ValueShape } from '../value-shape.ts';

export const wrongShape: FindingDefinition<{
  readonly expected: ValueShape;
  readonly found: ValueShape;
  /** A single value as it was typed. */
  readonly source?: string;
  /** The value that was most likely meant, as it has to be typed. */
  readonly meant?: string;
}> = {
  number: 14,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Значение другого вида: например, текст там, где нужен список.',
    en: 'The value is of another kind: a text, say, where a list is needed.',
  },
  message: ({ expected, found, source, meant }) => {
    const { ru, en } = languageWords;
    return {
      ru: [
        `Здесь должно быть: ${ru.shapes[expected]}. Написано: ${source === undefined ? ru.shapes[found] : `«${shown(source)}»`}.`,
        meant === undefined ? ru.shapeHints[expected] : `Напишите ${meant}`,
      ],
      en: [
        `Wanted here: ${en.shapes[expected]}. Written: ${source === undefined ? en.shapes[found] : `"${shown(source)}"`}.`,
        meant === undefined ? en.shapeHints[expected] : `Write ${meant}`,
      ],
    };
  },
};
