import { primarySubtag } from '../../schema/language.ts';
import { searchVisibleTexts } from '../../schema/visible-texts.ts';
import { findMistypedWord } from '../../text/keyboard-layout.ts';
import type { FindingDefinition } from '../finding-definition.ts';

/** Languages that are written in Cyrillic letters and have words built in. */
const cyrillicLanguages: ReadonlySet<string> = new Set(['ru', 'be', 'uk']);

function mistypedWords(expectsCyrillic: boolean) {
  return searchVisibleTexts(({ text, path }) => {
    const word = findMistypedWord(text, expectsCyrillic);
    return word === undefined ? [] : [{ args: word, path, excerpt: word.written }];
  });
}

/** The mistyped words in a language with Cyrillic letters and in any other. */
const mistypedInCyrillic = mistypedWords(true);
const mistypedInLatin = mistypedWords(false);

export const wrongLayout: FindingDefinition<{ readonly written: string; readonly meant: string }> = {
  number: 151,
  severity: 'warning',
  dependsOn: 'value',
  meaning: {
    ru: 'Слово похоже на набранное в другой раскладке клавиатуры: «ghbdtn» вместо «привет». Сайт будет построен и так.',
    en: 'A word seems to have been typed in another keyboard layout, in the letters that stand on the same keys. The site is built all the same.',
  },
  message: ({ written, meant }) => ({
    ru: [
      `Слово «${written}» похоже на «${meant}», набранное в другой раскладке клавиатуры.`,
      `Если это так, переключите раскладку и наберите заново: «${meant}».`,
    ],
    en: [
      `The word "${written}" looks like "${meant}" typed in another keyboard layout.`,
      `If so, switch the layout and type it again: "${meant}".`,
    ],
  }),
  looksAt: 'page',
  rule: (spec) =>
    cyrillicLanguages.has(primarySubtag(spec.site.language))
      ? mistypedInCyrillic(spec)
      : mistypedInLatin(spec),
};
