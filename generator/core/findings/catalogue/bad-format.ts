import type { FormatName } from '../../schema/format-name.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { english } from '../languages/english.ts';
import { russian } from '../languages/russian.ts';
import { inQuotes, list, shown, withHint } from '../message.ts';
import type { MessageLanguage } from '../message-language.ts';

const quoteAdvice: Readonly<Record<MessageLanguage, Readonly<Record<'smart' | 'lone', string>>>> = {
  ru: {
    smart: 'Кавычки здесь нужны прямые.',
    lone: 'Кавычка стоит только с одной стороны.',
  },
  en: {
    smart: 'Quotes here must be straight.',
    lone: 'There is a quote on one side only.',
  },
};

export const badFormat: FindingDefinition<{
  readonly format: FormatName;
  readonly value: string;
  readonly proposal?: string;
  /** Quotes around the value that have become part of it: of a word processor, or a straight one on one side. */
  readonly quotes?: 'smart' | 'lone';
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
  message: {
    ru: ({ format, value, proposal, quotes, names }) => {
      const text = `«${shown(value)}» не подходит.`;
      if (names !== undefined) {
        return withHint(text, `Имена в скобках отделяют запятыми: [${list(names)}]`);
      }
      return quotes !== undefined && proposal !== undefined
        ? withHint(text, `${quoteAdvice.ru[quotes]} Напишите ${inQuotes(proposal)}`)
        : withHint(text, russian.meant(value, proposal), `Нужно: ${russian.formats[format]}.`);
    },
    en: ({ format, value, proposal, quotes, names }) => {
      const text = `"${shown(value)}" does not fit.`;
      if (names !== undefined) {
        return withHint(text, `Names in brackets have commas between them: [${list(names)}]`);
      }
      return quotes !== undefined && proposal !== undefined
        ? withHint(text, `${quoteAdvice.en[quotes]} Write ${inQuotes(proposal)}`)
        : withHint(text, english.meant(value, proposal), `Wanted: ${english.formats[format]}.`);
    },
  },
  examples: ['path-in-cyrillic'],
};
