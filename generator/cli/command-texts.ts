import type { MessageLanguage } from '../core/findings/message-language.ts';
import type { CommandName } from './arguments.ts';
import { type CommandTexts, englishTexts } from './english-texts.ts';
import { russianTexts } from './russian-texts.ts';

/** What the commands say, by language. */
export const commandTexts: Readonly<Record<MessageLanguage, CommandTexts>> = {
  ru: russianTexts,
  en: englishTexts,
};

/** How a command is used; without one, how all are. */
export function usageOf({ commands, usage, usageEnd }: CommandTexts, command?: CommandName): string {
  const shown = command === undefined ? [commands, ...Object.values(usage)] : [usage[command]];
  return [...shown, usageEnd].join('\n\n');
}
