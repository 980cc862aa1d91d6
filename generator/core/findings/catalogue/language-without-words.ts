import { languageOf, primarySubtag } from '../../schema/language.ts';
import { builtInLanguage, siteLanguageOf } from '../../schema/site-languages.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import type { Wording } from '../message.ts';

interface LanguageWithoutWordsArgs {
  /** The language of the site as the file has it. */
  readonly language: string;
  /** The language that was meant by the code of a country. */
  readonly meant?: string | undefined;
  /** Words that the file does not say, with the English ones that stand in for them. */
  readonly words: readonly (readonly [key: string, english: string])[];
  /** Whether the file has a block `words` already. */
  readonly hasBlock: boolean;
}

/** Lines for the file, from its left edge, ready to be pasted. */
function linesFor({ words, hasBlock }: LanguageWithoutWordsArgs): string {
  const lines = words.map(([key, english]) => `  ${key}: ${JSON.stringify(english)}`);
  return [...(hasBlock ? [] : ['words:']), ...lines].join('\n');
}

function wordsToWrite(args: LanguageWithoutWordsArgs): Wording {
  return {
    ru: [
      args.hasBlock
        ? `Часть кнопок и подсказок сайта на языке «${args.language}» останется на английском.`
        : `Для языка «${args.language}» у программы нет слов: кнопки и подсказки будут на английском.`,
      args.hasBlock
        ? `Переведите эти слова и вставьте строки в блок words:\n\n${linesFor(args)}\n`
        : `Вставьте в конец файла такой блок и переведите слова в кавычках; то, что в фигурных скобках, оставьте как есть:\n\n${linesFor(args)}\n`,
    ],
    en: [
      args.hasBlock
        ? `Some buttons and hints of this site, whose language is "${args.language}", stay in English.`
        : `The program has no words in the language "${args.language}": buttons and hints will be in English.`,
      args.hasBlock
        ? `Translate these words and put the lines into the block words:\n\n${linesFor(args)}\n`
        : `Put this block at the end of the file and translate the words in quotes; leave what is in braces as it is:\n\n${linesFor(args)}\n`,
    ],
  };
}

export const languageWithoutWords: FindingDefinition<LanguageWithoutWordsArgs> = {
  number: 115,
  severity: 'warning',
  dependsOn: 'references',
  meaning: {
    ru: 'Слова кнопок и подсказок («Загрузка», «Открыть меню») есть у программы на русском, белорусском, украинском, польском и английском. Для сайта на другом языке их пишут в блок words; чего там нет, посетитель увидит по-английски.',
    en: 'The program has words for buttons and hints ("Loading", "Open menu") in Russian, Belarusian, Ukrainian, Polish and English. For a site in another language they stand in the block words; what is missing there is shown in English.',
  },
  message: (args) =>
    args.meant === undefined
      ? wordsToWrite(args)
      : {
          ru: [
            `Языка «${args.language}» нет: это код страны. Кнопки и подсказки будут на английском.`,
            `Возможно, вы имели в виду «${args.meant}».`,
          ],
          en: [
            `There is no language "${args.language}": it is the code of a country. Buttons and hints will be in English.`,
            `Did you mean "${args.meant}"?`,
          ],
        },
  rule: ({ site: { language }, words: given }) => {
    const said = new Map(Object.entries(given).filter(([, word]) => word !== undefined));
    const words =
      builtInLanguage(language) === undefined
        ? Object.entries(siteLanguageOf(language).words).filter(([key]) => !said.has(key))
        : [];
    const known = languageOf(language);
    const meant = known === primarySubtag(language) ? undefined : known;
    return words.length === 0
      ? []
      : [{ args: { language, meant, words, hasBlock: said.size > 0 }, path: ['site', 'language'] }];
  },
  examples: ['language-with-some-words'],
};
