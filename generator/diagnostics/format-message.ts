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
