import type { CodedArgs } from './diagnostic.ts';
import { inEnglish } from './english-messages.ts';
import type { Message } from './message.ts';
import { inRussian } from './russian-messages.ts';

/** Languages in which findings can be said. */
export type MessageLanguage = 'ru' | 'en';

/** Message and hint of a finding. */
export function formatMessage(finding: CodedArgs, language: MessageLanguage): Message {
  return language === 'ru' ? inRussian(finding) : inEnglish(finding);
}

/**
 * The language in which an editor of this file reads: Russian for a Russian site, else English. Taken from the
 * text, because a file with mistakes has to be understood too.
 */
export function messageLanguageFor(text: string): MessageLanguage {
  const language = /^\s+language:\s*['"]?([a-z]{2,3})/m.exec(text)?.[1];
  return language === undefined || language === 'ru' ? 'ru' : 'en';
}
