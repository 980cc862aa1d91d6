import type { TextOrigin } from '../model/editor.ts';

const quoted = /^\s*(["'«“„])(.*)["'»”“]\s*$/u;

/**
 * What the file is to say where something is typed: without the quotes that YAML wants around some values, and, where
 * the file has one line, without breaks and spaces at the ends, as they come with what is pasted or proposed by a phone.
 */
export function typedValue(draft: string, { text }: Pick<TextOrigin, 'text'>): string {
  if (text === 'blocks') {
    return draft;
  }
  return oneLine(text === undefined ? draft.replace(quoted, '$2') : draft);
}

export function oneLine(text: string): string {
  return joinLines(text).trim();
}

/** What is pasted may have line breaks. A space at the end stays: more may be typed behind it. */
export function joinLines(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
