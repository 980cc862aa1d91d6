import { lazy } from '../document/lazy.ts';

/** The language of a BCP 47 tag without region and script: `be` of `be-BY`. */
export function primarySubtag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

const names = {
  language: lazy(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })),
  region: lazy(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })),
};

/**
 * The language of a tag; of the code of a country (ISO 3166), as which `ua` is none, that of most people there. Nothing
 * where a code is neither.
 */
export function languageOf(tag: string): string | undefined {
  const code = primarySubtag(tag);
  if (names.language().of(code) !== undefined) {
    return code;
  }
  const region = code.toUpperCase();
  const isCountry = /^[A-Z]{2}$/.test(region) && names.region().of(region) !== undefined;
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
