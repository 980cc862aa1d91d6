import { primarySubtag } from '../language.ts';
import { belarusianPrivacy } from './belarusian.ts';
import { englishPrivacy } from './english.ts';
import { polishPrivacy } from './polish.ts';
import type { PrivacyTexts } from './privacy-texts.ts';
import { russianPrivacy } from './russian.ts';
import { ukrainianPrivacy } from './ukrainian.ts';

const textsByLanguage: Readonly<Record<string, PrivacyTexts>> = {
  ru: russianPrivacy,
  en: englishPrivacy,
  pl: polishPrivacy,
  uk: ukrainianPrivacy,
  be: belarusianPrivacy,
};

/** What a site in the language of a tag says about personal data; in English where there is no text of its own. */
export function privacyTextsFor(language: string): PrivacyTexts {
  return textsByLanguage[primarySubtag(language)] ?? englishPrivacy;
}
