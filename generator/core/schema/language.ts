/** The language of a BCP 47 tag without region and script: `be` of `be-BY`. */
export function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Whether the language of a tag is one: `by` and `ua` are codes of countries. */
export function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(primarySubtag(tag)) !== undefined;
}

/** The language of most people in the country of a code (ISO 3166): `uk` of `ua`. */
export function languageOfCountry(code: string): string | undefined {
  const region = code.toUpperCase();
  const isCountry =
    /^[A-Z]{2}$/.test(region) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;
  return isCountry ? new Intl.Locale('und', { region }).maximize().language : undefined;
}

/** The script (ISO 15924) in which a language is written: `Cyrl` of `be-BY`. */
export function alphabetOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? '';
}

/** Scripts with capital letters, by which names and abbreviations are told from other words. */
const casedAlphabets = /^(?:Latn|Cyrl|Grek)$/;

/** Whether the words of a language are told from those of another by their letters. */
export function isToldByLetters(tag: string, other: string): boolean {
  const alphabet = alphabetOf(tag);
  return casedAlphabets.test(alphabet) && alphabet !== alphabetOf(other);
}
