/** The language of a BCP 47 tag without region and script: `be` of `be-BY`. */
export function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
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
