import type { MessageLanguage } from '../message-language.ts';
import { english } from './english.ts';
import type { LanguageWords } from './language-words.ts';
import { russian } from './russian.ts';

/** What several findings say alike, by language. */
export const languageWords: Readonly<Record<MessageLanguage, LanguageWords>> = { ru: russian, en: english };
