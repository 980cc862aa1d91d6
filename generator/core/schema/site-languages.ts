import type { Words } from '../../../src/model/words.ts';
import { primarySubtag } from './language.ts';
import { belarusianPrivacy } from './privacy/belarusian.ts';
import { englishPrivacy } from './privacy/english.ts';
import { polishPrivacy } from './privacy/polish.ts';
import type { PrivacyTexts } from './privacy/privacy-texts.ts';
import { russianPrivacy } from './privacy/russian.ts';
import { ukrainianPrivacy } from './privacy/ukrainian.ts';
import { belarusian } from './words/belarusian.ts';
import { english } from './words/english.ts';
import { polish } from './words/polish.ts';
import { russian } from './words/russian.ts';
import { ukrainian } from './words/ukrainian.ts';

/** What a site says by itself. */
interface SiteLanguage {
  readonly words: Words;
  readonly privacy: PrivacyTexts;
}

const inEnglish: SiteLanguage = { words: english, privacy: englishPrivacy };

/** By the language's primary subtag (BCP 47). */
const siteLanguages: Readonly<Record<string, SiteLanguage>> = {
  ru: { words: russian, privacy: russianPrivacy },
  en: inEnglish,
  pl: { words: polish, privacy: polishPrivacy },
  uk: { words: ukrainian, privacy: ukrainianPrivacy },
  be: { words: belarusian, privacy: belarusianPrivacy },
};

/** Languages that bring words of their own. */
export const languagesWithWords: readonly string[] = Object.keys(siteLanguages);

/** What a site in the language of a tag says by itself, or `undefined` where its file has to say it. */
export function builtInLanguage(language: string): SiteLanguage | undefined {
  return siteLanguages[primarySubtag(language)];
}

/** What a site in the language of a tag says by itself; in English where there is nothing of its own. */
export function siteLanguageOf(language: string): SiteLanguage {
  return builtInLanguage(language) ?? inEnglish;
}
