/** Letters that look alike and are not: Cyrillic ones among Latin ones and the other way round, the letter O for 0. */

/** Cyrillic letters, and the Latin ones that look like them at the same places. */
const cyrillicConfusables = 'асеорхукмтвніѕјАСЕОРХУКМТВНІЅЈ';
const latinConfusables = 'aceopxykmtbhisjACEOPXYKMTBHISJ';

/** Letters that are taken for a zero. */
const zeroConfusables = /[OoОо]/g;

/** A place within a word where it may be parted; invisible elsewhere. */
const softHyphen = '\u00AD';

/**
 * Pattern of letters that no address has: of both alphabets beside each other, where one only looks right, or a Cyrillic
 * last word behind a Latin one (`reisdok.ин` for `reisdok.by`): such domains take Cyrillic names alone.
 */
export const mixedLetters = `(?:${[
  String.raw`\p{Script=Latin}\p{Script=Cyrillic}`,
  String.raw`\p{Script=Cyrillic}\p{Script=Latin}`,
  String.raw`\p{Script=Latin}[\p{N}-]*\.\p{Script=Cyrillic}+(?![\p{L}\p{N}.-])`,
].join('|')})`;

/** A text with each letter of `from` replaced by the one that stands in its place in `to`. */
export function replaceLetters(text: string, from: string, to: string): string {
  return Array.from(text, (letter) => {
    const index = from.indexOf(letter);
    return index === -1 ? letter : (to[index] ?? letter);
  }).join('');
}

/** A text with its Cyrillic letters that look Latin in Latin ones. */
export function withLatinConfusables(text: string): string {
  return replaceLetters(text, cyrillicConfusables, latinConfusables);
}

/** A text with its Latin letters that look Cyrillic in Cyrillic ones. */
export function withCyrillicConfusables(text: string): string {
  return replaceLetters(text, latinConfusables, cyrillicConfusables);
}

/** A number with the digit 0 where a letter looks like it. */
export function withZeros(number: string): string {
  return number.replace(zeroConfusables, '0');
}

/**
 * A text whose words of Latin letters hold no Cyrillic one that looks Latin: `сhip` with a Cyrillic first letter
 * becomes `chip`. Words that are all Cyrillic, or hold another Cyrillic letter, stay.
 */
export function withLatinWords(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const latin = withLatinConfusables(word);
    return /\p{Script=Latin}/u.test(word) && !/\p{Script=Cyrillic}/u.test(latin) ? latin : word;
  });
}

const mixed = /\p{Script=Latin}.*\p{Script=Cyrillic}|\p{Script=Cyrillic}.*\p{Script=Latin}/su;

/** A foreign abbreviation with an ending of the language around it: `SMSка`. */
const inflected = /^\p{Lu}{2,}\p{Ll}+$/u;

/**
 * A word with letters of both alphabets in one of them: the only one that it can be in, or that of more than two letters
 * for each other one; of a word with digits, which is a code, Latin. Nothing where it is neither.
 */
export function inOneAlphabet(word: string): string | undefined {
  if (!mixed.test(word) || inflected.test(word)) {
    return undefined;
  }
  const changes = (other: string) =>
    Array.from(other).filter((letter, index) => letter !== word[index]).length;
  const [latin, cyrillic] = [withLatinConfusables(word), withCyrillicConfusables(word)];
  if (mixed.test(cyrillic) || /\d/.test(word)) {
    return mixed.test(latin) ? undefined : latin;
  }
  if (mixed.test(latin) || 2 * changes(cyrillic) < changes(latin)) {
    return cyrillic;
  }
  return 2 * changes(latin) < changes(cyrillic) ? latin : undefined;
}

/** What stands in a word that looks like the right one and is another. */
export interface Confusables {
  /** `zero`: letters in place of the digit 0. */
  readonly kind: 'cyrillic' | 'latin' | 'zero' | 'soft-hyphen';
  /** Each once, in the order of the word. */
  readonly letters: readonly string[];
}

/** The characters by which a text differs from one that looks the same; `undefined` where the two look different. */
export function findConfusables(written: string, meant: string): Confusables | undefined {
  if (written === meant) {
    return undefined;
  }
  const visible = written.replaceAll(softHyphen, '');
  if (visible === meant) {
    return { kind: 'soft-hyphen', letters: [softHyphen] };
  }
  const letters = [...new Set(Array.from(visible).filter((letter, index) => letter !== meant[index]))];
  if (withLatinConfusables(visible) === withLatinConfusables(meant)) {
    const isCyrillic = letters.every((letter) => cyrillicConfusables.includes(letter));
    return { kind: isCyrillic ? 'cyrillic' : 'latin', letters };
  }
  return withZeros(visible) === meant ? { kind: 'zero', letters } : undefined;
}
