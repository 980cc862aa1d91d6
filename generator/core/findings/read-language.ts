import { siteBlockOf } from '../document/site-block.ts';
import { languageOf } from '../schema/language.ts';
import type { MessageLanguage } from './message-language.ts';

/** Languages of countries where Russian has an official status. */
const toldInRussian: ReadonlySet<string> = new Set(['ru', 'be', 'kk', 'ky']);

interface Languages {
  readonly ownerLanguage?: MessageLanguage | undefined;
  /** Of the site. */
  readonly language: string | undefined;
}

/**
 * The language in which the owner of a site reads: that of `ownerLanguage`, else Russian for a site in Russian or in
 * another language of a country where Russian has an official status, else English.
 */
export function ownerLanguageOf({ ownerLanguage, language }: Languages): MessageLanguage {
  const meant = language && languageOf(language);
  return ownerLanguage ?? (meant === undefined || toldInRussian.has(meant) ? 'ru' : 'en');
}

/** The language in which the owner of a file reads. Taken from the text, because a file with mistakes has to be understood too. */
export function messageLanguageFor(text: string): MessageLanguage {
  const block = siteBlockOf(text) ?? '';
  const asked = languageIn(block, 'ownerLanguage');
  return ownerLanguageOf({
    ownerLanguage: asked === 'ru' || asked === 'en' ? asked : undefined,
    language: languageIn(block, 'language'),
  });
}

/** The language in a line of the block. */
function languageIn(block: string, key: 'language' | 'ownerLanguage'): string | undefined {
  return new RegExp(`(?:^[ \\t]+|[{,][ \\t]*)${key}:[ \\t]*['"]?([a-z]{2,3})(?![a-z])`, 'm').exec(block)?.[1];
}
