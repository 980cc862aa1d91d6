import type { MessageLanguage } from '../diagnostics/format-message.ts';
import { siteBlockOf } from './site-block.ts';

/**
 * The language in which an editor of this file reads: Russian for a Russian site, else English. Taken from the
 * text, because a file with mistakes has to be understood too.
 */
export function messageLanguageFor(text: string): MessageLanguage {
  const language = /(?:^\s+|[{,]\s*)language:\s*['"]?([a-z]{2,3})/m.exec(siteBlockOf(text) ?? '')?.[1];
  return language === undefined || language === 'ru' ? 'ru' : 'en';
}
