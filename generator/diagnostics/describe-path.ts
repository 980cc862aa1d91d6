import type { ValuePath } from './diagnostic.ts';
import type { MessageLanguage } from './format-message.ts';

/** How a place in a list is counted, in words. */
const itemWords: Readonly<Record<MessageLanguage, string>> = { ru: '№ ', en: 'no. ' };

/** A value's path for people: keys as they stand in the file, places in lists counted from 1. */
export function describePath(path: ValuePath, language: MessageLanguage): string {
  return path
    .map((segment) => (typeof segment === 'number' ? `${itemWords[language]}${segment + 1}` : segment))
    .join(' → ');
}
