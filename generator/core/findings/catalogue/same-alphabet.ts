import { isToldByLetters } from '../../schema/language.ts';
import type { FindingDefinition } from '../finding-definition.ts';

export const sameAlphabet: FindingDefinition<{ readonly language: string; readonly proposal: string }> = {
  number: 233,
  severity: 'warning',
  dependsOn: 'siblings',
  meaning: {
    ru: 'Слова другого языка (otherLanguage) узнают по буквам: у него должен быть другой алфавит, чем у сайта, — латиница, кириллица или греческий.',
    en: 'The words of the other language (otherLanguage) are told by their letters: it needs another alphabet than the site, which is Latin, Cyrillic or Greek.',
  },
  message: ({ language, proposal }) => ({
    ru: [
      `Слова на языке «${language}» по буквам не отличить от остальных: в текстах они не отмечены.`,
      `Уберите эту строку или напишите язык с другим алфавитом, например otherLanguage: ${proposal}`,
    ],
    en: [
      `Words in the language "${language}" cannot be told from others by their letters: nothing is marked in the texts.`,
      `Remove this line, or name a language with another alphabet, for example otherLanguage: ${proposal}`,
    ],
  }),
  rule({ site: { language, otherLanguage } }) {
    if (otherLanguage === undefined || isToldByLetters(otherLanguage, language)) {
      return [];
    }
    const proposal = isToldByLetters('pl', language) ? 'pl' : 'uk';
    return [{ args: { language: otherLanguage, proposal }, path: ['site', 'otherLanguage'] }];
  },
};
