/** Words that were typed while the keyboard stood on another layout: Russian (ЙЦУКЕН) over English (QWERTY). */

import { replaceLetters } from './confusables.ts';
import { englishPairs, russianPairs } from './letter-pairs.ts';
import { rememberTexts } from './remember.ts';

/** Keys of a Russian keyboard and the Latin letters on the same keys. */
export const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
export const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** A shorter word may be a code or a name. */
const shortestWord = 5;

/** Most pairs of letters, as a share, that a word typed in the wrong layout has in common with real ones. */
const mostOwnPairs = 0.6;

/** Latin letters with the keys between them that are letters in Russian, or Cyrillic letters. */
const words = /[A-Za-z][A-Za-z[\];',.]*[A-Za-z]|[А-Яа-яЁё]+/g;

/** Codes, addresses, file names and keys are nobody's words. */
const notWords = /[\d_@:/\\<>=]/;

/** A word and what it reads in the other layout. */
interface MistypedWord {
  readonly written: string;
  readonly meant: string;
}

/**
 * The first word of a text that makes no sense as it stands, and does in the other layout.
 * @param expectsCyrillic whether the text is in a language with Cyrillic letters: a word in Latin ones may then have
 * been meant in them
 */
export function findMistypedWord(text: string, expectsCyrillic: boolean): MistypedWord | undefined {
  const inToken = expectsCyrillic ? mistypedInCyrillic : mistypedInLatin;
  for (const token of text.split(/\s+/)) {
    const word = inToken(token);
    if (word !== undefined) {
      return word;
    }
  }
  return undefined;
}

/** The words of a site come again and again. */
const mistypedInCyrillic = rememberTexts((token: string) => mistypedWordIn(token, true));
const mistypedInLatin = rememberTexts((token: string) => mistypedWordIn(token, false));

/** @param token what stands between spaces */
function mistypedWordIn(token: string, expectsCyrillic: boolean): MistypedWord | undefined {
  for (const written of notWords.test(token) ? [] : (token.match(words) ?? [])) {
    const lower = written.toLowerCase();
    if (written.length < shortestWord || written === written.toUpperCase()) {
      continue;
    }
    const isLatin = /^[a-z]/.test(lower);
    const [own, other] = isLatin ? [englishPairs, russianPairs] : [russianPairs, englishPairs];
    if ((isLatin && !expectsCyrillic) || pairShare(lower, own) > mostOwnPairs) {
      continue;
    }
    const meant = isLatin
      ? replaceLetters(lower, latinKeys, russianKeys)
      : replaceLetters(lower, russianKeys, latinKeys);
    if (pairShare(meant, other) === 1) {
      return {
        written,
        meant: lower[0] === written[0] ? meant : meant.charAt(0).toUpperCase() + meant.slice(1),
      };
    }
  }
  return undefined;
}

/** Share of a word's pairs of letters, its two ends included, that are among the usual ones. */
function pairShare(word: string, pairs: Readonly<Record<string, string>>): number {
  let usual = 0;
  let before = ' ';
  for (let index = 0; index <= word.length; index += 1) {
    const letter = index === word.length ? ' ' : word.charAt(index);
    usual += pairs[before]?.includes(letter) === true ? 1 : 0;
    before = letter;
  }
  return usual / (word.length + 1);
}
