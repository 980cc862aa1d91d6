import { visibleTexts } from '../../resolve/visible-texts.ts';
import { primarySubtag } from '../../schema/language.ts';
import { findMistypedWord } from '../../text/keyboard-layout.ts';
import type { Rule } from '../check-site.ts';

/** Languages that are written in Cyrillic letters and have words built in. */
const cyrillicLanguages: ReadonlySet<string> = new Set(['ru', 'be', 'uk']);

/** Texts with a word that was typed in the wrong keyboard layout. */
export const checkKeyboardLayout: Rule = (spec) => {
  const expectsCyrillic = cyrillicLanguages.has(primarySubtag(spec.site.language));
  return visibleTexts(spec).flatMap(({ text, path }) => {
    const word = findMistypedWord(text, expectsCyrillic);
    return word === undefined
      ? []
      : [{ code: 'wrong-layout', args: word, path, target: 'value', excerpt: word.written }];
  });
};
