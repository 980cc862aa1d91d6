import type { InEachLanguage } from '../schema/key.ts';

/** What is wrong, and what to do about it; a hint that does not apply is `undefined`. */
export type Wording = InEachLanguage<readonly [text: string, ...hints: (string | undefined)[]]>;

/** Values as people list them. */
export function list(values: readonly string[]): string {
  return values.join(', ');
}

/** Most lines of the file that a message lists. */
export const maximumLines = 20;

/** Most characters of a value that a message repeats. */
const shownValueLength = 60;

/** A value as a message repeats it: in one line, and cut where it is long. */
export function shown(value: string): string {
  const line = value.trim().replace(/\s+/g, ' ');
  return line.length > shownValueLength ? `${line.slice(0, shownValueLength)}…` : line;
}

/** What stands behind the `#` of a link. */
export function anchorOf(target: string): string {
  return target.slice(target.indexOf('#') + 1);
}

/** A value in quotes, as it can be typed into the file. */
export function inQuotes(value: string): string {
  return value.includes("'") ? `"${value.replace(/["\\]/g, '\\$&')}"` : `'${value}'`;
}

/** The end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new TypeError(`No case for ${JSON.stringify(value)}`);
}
