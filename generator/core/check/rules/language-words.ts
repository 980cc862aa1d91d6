import { builtInWordsOf, defaultWords } from '../../schema/ui-text.ts';
import type { Rule } from '../check-site.ts';

/** Words of the interface that a site in a language without built-in words would show in English. */
export const checkLanguageWords: Rule = ({ site: { language }, words: given }) => {
  if (builtInWordsOf(language) !== undefined) {
    return [];
  }
  const said = new Map(Object.entries(given).filter(([, word]) => word !== undefined));
  const words = Object.entries(defaultWords(language)).filter(([key]) => !said.has(key));
  return words.length === 0
    ? []
    : [
        {
          code: 'language-without-words',
          args: { language, words, hasBlock: said.size > 0 },
          path: ['site', 'language'],
          target: 'value',
        },
      ];
};
