import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { shown, withHint } from '../message.ts';
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
  message: {
    ru: ({ expected, found, source, meant: value }) => {
      const written = source === undefined ? russian.shapes[found] : `«${shown(source)}»`;
      return withHint(
        `Здесь должно быть: ${russian.shapes[expected]}. Написано: ${written}.`,
        value === undefined ? russian.shapeHints[expected] : `Напишите ${value}`,
      );
    },
    en: ({ expected, found, source, meant: value }) => {
      const written = source === undefined ? english.shapes[found] : `"${shown(source)}"`;
      return withHint(
        `Wanted here: ${english.shapes[expected]}. Written: ${written}.`,
        value === undefined ? english.shapeHints[expected] : `Write ${value}`,
      );
    },
  },
  examples: ['text-for-list'],
};
