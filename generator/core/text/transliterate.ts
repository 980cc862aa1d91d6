/**
 * Cyrillic letters in Latin ones, for addresses. Source: the romanization tables of the United States Board on
 * Geographic Names and the Permanent Committee on Geographical Names for Russian (1947), Belarusian (1979) and
 * Ukrainian (2019), without diacritics, apostrophes and rules that depend on the place in the word.
 */
const latinLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'w',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  // Latin letters of neighbours that no decomposition brings to a plain one.
  ł: 'l',
  ß: 'ss',
  đ: 'd',
  ø: 'o',
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
    const latin = readings[letter] ?? latinLetters[letter];
    return latin ?? letter.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  }).join('');
  return letters.replace(/['’ʼ]/g, '').match(/[a-z0-9]+/g) ?? [];
}

/** Words as one word of an address. */
export function joinWords(words: readonly string[], style: WordStyle): string {
  switch (style) {
    case 'kebab':
      return words.join('-');
    case 'snake':
      return words.join('_');
    case 'camel':
      return words
        .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join('');
    default: {
      const unknown: never = style;
      return unknown;
    }
  }
}
