import type { InEachLanguage } from '../../schema/key.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { list, shown } from '../message.ts';
import type { ValueShape } from '../value-shape.ts';

/** Where a text is wanted, and lines below stand for it. */
const textBelow = {
  ru: 'Напишите его в этой же строке, после двоеточия.',
  en: 'Write it on this line, behind the colon.',
};

export const wrongShape: FindingDefinition<{
  readonly expected: ValueShape;
  readonly found: ValueShape;
  /** A single value as it was typed. */
  readonly source?: string;
  /** The value that was most likely meant, as it has to be typed. */
  readonly meant?: string;
  /** What the key is for, of a text that visitors read. */
  readonly about?: InEachLanguage | undefined;
  /** The lines that the block may have. */
  readonly inner?: readonly string[];
  /** The words that can stand there, where it is one of a few. */
  readonly fitting?: readonly string[];
}> = {
  number: 14,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Значение другого вида: например, текст там, где нужен список.',
    en: 'The value is of another kind: a text, say, where a list is needed.',
  },
  message: ({ expected, found, source, meant, about, inner, fitting }) => {
    const { ru, en } = languageWords;
    const hints =
      expected === 'text' ? textBelow : { ru: ru.shapeHints[expected], en: en.shapeHints[expected] };
    return {
      ru: [
        `Здесь должно быть: ${ru.shapes[expected]}. Написано: ${source === undefined ? ru.shapes[found] : `«${shown(source)}»`}.`,
        about ? `Что здесь пишут: «${about.ru}»` : meant === undefined ? hints.ru : `Напишите ${meant}`,
        inner && `Строки такого блока: ${list(inner)}.`,
        fitting && `Можно: ${list(fitting)}.`,
      ],
      en: [
        `Wanted here: ${en.shapes[expected]}. Written: ${source === undefined ? en.shapes[found] : `"${shown(source)}"`}.`,
        about ? `What is written here: "${about.en}"` : meant === undefined ? hints.en : `Write ${meant}`,
        inner && `Lines of such a block: ${list(inner)}.`,
        fitting && `Allowed: ${list(fitting)}.`,
      ],
    };
  },
};
