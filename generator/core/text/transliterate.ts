import { replaceLetters } from './confusables.ts';

/**
 * Cyrillic letters in Latin ones, for addresses. Source: the romanization tables of the United States Board on
 * Geographic Names and the Permanent Committee on Geographical Names for Russian (1947), Belarusian (1979) and
 * Ukrainian (2019), without diacritics, apostrophes and rules that depend on the place in the word. The last three are
 * Latin letters of neighbours that no decomposition brings to a plain one.
 */
const foreignLetters = 'абвгґдезиійклмнопрстуўфыэłđø';
const latinLetters = 'abvggdeziiyklmnoprstuwfyeldo';

/** Letters that become none or several. */
const longReadings: Readonly<Record<string, string>> = {
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  ї: 'yi',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
  ß: 'ss',
};

/** Letters that Belarusian and Ukrainian read otherwise than Russian does. */
const otherReadings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  be: { г: 'h' },
  uk: { г: 'h', и: 'y' },
};

/** How the words of an address are joined. */
export type WordStyle = 'kebab' | 'camel' | 'snake';

/**
 * A name in lower-case Latin words, for an address: `Курс ADR` → `kurs`, `adr`. None where the name has no
 * letter that can be written so.
 * @param language language of the site as `site.yaml` gives it, for letters that languages read differently
 */
export function latinWords(name: string, language: string): string[] {
  const readings = otherReadings[language.slice(0, 2)] ?? {};
  const letters = Array.from(name.normalize('NFC').toLowerCase(), (letter) => {
    const latin =
      readings[letter] ?? longReadings[letter] ?? replaceLetters(letter, foreignLetters, latinLetters);
    return latin.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  }).join('');
  return letters.replace(/['’ʼ]/g, '').match(/[a-z0-9]+/g) ?? [];
}

/** Words as one word of an address. */
export function joinWords(words: readonly string[], style: WordStyle): string {
  return style === 'camel'
    ? words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
    : words.join(style === 'kebab' ? '-' : '_');
}
