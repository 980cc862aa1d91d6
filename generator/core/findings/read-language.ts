import { siteBlockOf } from '../document/site-block.ts';
import type { MessageLanguage } from './message-language.ts';

/** Languages of countries where Russian has an official status. */
const toldInRussian: ReadonlySet<string> = new Set(['ru', 'be', 'kk', 'ky']);

/**
 * The language in which the owner of this file reads: that of \`ownerLanguage\`, else Russian for a site in Russian
 * or in another language of a country where Russian has an official status, else English. Taken from the text, because a file
 * with mistakes has to be understood too.
 */
export function messageLanguageFor(text: string): MessageLanguage {
  const block = siteBlockOf(text) ?? '';
  const asked = languageIn(block, 'ownerLanguage');
  if (asked === 'ru' || asked === 'en') {
    return asked;
  }
  const language = languageIn(block, 'language');
  return language === undefined || toldInRussian.has(language) ? 'ru' : 'en';
}

/** The language in a line of the block. */
function languageIn(block: string, key: 'language' | 'ownerLanguage'): string | undefined {
  return new RegExp(`(?:^[ \\t]+|[{,][ \\t]*)${key}:[ \\t]*['"]?([a-z]{2,3})(?![a-z])`, 'm').exec(block)?.[1];
}
