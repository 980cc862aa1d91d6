import type { FormatName } from '../../schema/format-name.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { languageWords } from '../languages/all-languages.ts';
import { inQuotes, list, shown } from '../message.ts';

export const badFormat: FindingDefinition<{
  readonly format: FormatName;
  readonly value: string;
  readonly proposal?: string | undefined;
  /** Quotes around the value that have become part of it: of a word processor, or a straight one on one side. */
  readonly quotes?: 'smart' | 'lone';
  /** The names that there are, where a telephone number stands in the place of one. */
  readonly known?: readonly string[];
  /** Names that stand in the value with something else than commas between them. */
  readonly names?: readonly string[];
}> = {
  number: 17,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Значение записано не так, как нужно здесь: адрес страницы, телефон, почта, цвет и имя файла имеют свой вид.',
    en: 'The value is not written as this place needs it: a path, a phone, a mail address, a colour and a file name each have their form.',
  },
  message: ({ format, value, proposal, quotes, known, names }) => {
    const { ru, en } = languageWords;
    const text = { ru: `«${shown(value)}» не подходит.`, en: `"${shown(value)}" does not fit.` };
    if (known !== undefined) {
      return {
        ru: [text.ru, `Здесь пишут имя, а не номер: ${list(known)}. Номера стоят в блоке phones.`],
        en: [
          text.en,
          `A name is written here, not a number: ${list(known)}. Numbers stand in the block phones.`,
        ],
      };
    }
    if (names !== undefined) {
      return {
        ru: [text.ru, `Имена в скобках отделяют запятыми: [${list(names)}]`],
        en: [text.en, `Names in brackets have commas between them: [${list(names)}]`],
      };
    }
    if (quotes !== undefined && proposal !== undefined) {
      const isSmart = quotes === 'smart';
      return {
        ru: [
          text.ru,
          isSmart ? 'Кавычки здесь нужны прямые.' : 'Кавычка стоит только с одной стороны.',
          `Напишите ${inQuotes(proposal)}`,
        ],
        en: [
          text.en,
          isSmart ? 'Quotes here must be straight.' : 'There is a quote on one side only.',
          `Write ${inQuotes(proposal)}`,
        ],
      };
    }
    if (format === 'line' && value.trim().includes('\n')) {
      return {
        ru: [
          text.ru,
          'Здесь одна строка, без абзацев. Сотрите пустые строки внутри текста, а знак | поменяйте на >-',
        ],
        en: [
          text.en,
          'This is one line, without paragraphs. Delete the empty lines within the text, and write >- in place of |',
        ],
      };
    }
    return {
      ru: [text.ru, ru.meant(value, proposal), `Нужно: ${ru.formats[format]}.`],
      en: [text.en, en.meant(value, proposal), `Wanted: ${en.formats[format]}.`],
    };
  },
};
