import { searchVisibleTexts } from '../../schema/visible-texts.ts';
import { findConfusables, inOneAlphabet } from '../../text/confusables.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import { list } from '../message.ts';

/** Where a link leads is told by other findings. */
const linkTarget = /\]\([^)]*\)/g;
/** The number of an account (ISO 13616) in its groups, or a word. */
const words = /\p{Lu}{2}\d\d(?: ?[\p{Lu}\d]{1,4}){3,}|[\p{L}\p{N}]+/gu;
/** Most texts have nothing of the kind, and none of them has to be taken apart. */
const suspicious = /[a-z\d][а-яё]|[а-яё][a-z\d]|\d [А-ЯЁ]{1,4} \d/i;

const scripts = {
  cyrillic: { ru: 'кириллица', en: 'Cyrillic' },
  latin: { ru: 'латиница', en: 'Latin' },
} as const;

export const twoAlphabets: FindingDefinition<{ readonly written: string; readonly meant: string }> = {
  number: 232,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'В слове стоят буквы двух алфавитов, которые выглядят одинаково: латинская «c» и русская «с». Читатель этого не увидит, а поиск такого слова не найдёт, и счёт с такой буквой не примет банк. Сайт будет построен и так.',
    en: 'A word has letters of two alphabets that look the same, such as the Latin and the Cyrillic c. Readers do not see it, but no search finds the word, and no bank takes such an account. The site is built all the same.',
  },
  message: ({ written, meant }) => {
    const { kind, letters = [] } = findConfusables(written, meant) ?? {};
    const script = scripts[kind === 'cyrillic' ? kind : 'latin'];
    return {
      ru: [
        `В «${written}» буквы двух алфавитов: ${list(letters)} — ${script.ru}.`,
        `Поиск и банк читают это иначе. Сотрите и наберите заново: ${meant}`,
      ],
      en: [
        `"${written}" has letters of two alphabets: ${list(letters)} (${script.en}).`,
        `Searches and banks read it otherwise. Delete it and type it again: ${meant}`,
      ],
    };
  },
  looksAt: 'page',
  rule: searchVisibleTexts(({ text, path }) =>
    [...new Set(suspicious.test(text) ? text.replace(linkTarget, ']').match(words) : [])].flatMap(
      (written) => {
        const meant = inOneAlphabet(written);
        return meant === undefined ? [] : [{ args: { written, meant }, path, excerpt: written }];
      },
    ),
  ),
};
