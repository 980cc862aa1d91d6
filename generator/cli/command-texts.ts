import type { MessageLanguage } from '../core/findings/message-language.ts';
import { type CommandTexts, englishTexts } from './english-texts.ts';
import { russianTexts } from './russian-texts.ts';

/** What the commands say, by language. */
export const commandTexts: Readonly<Record<MessageLanguage, CommandTexts>> = {
  ru: russianTexts,
  en: englishTexts,
};
