import { styleText } from 'node:util';
import { oddBlanks, zeroWidthCharacters } from '../core/document/invisible-characters.ts';
import type { LineChange } from '../core/edit/fix-site.ts';
import type { FixKind } from '../core/syntax/repair-candidate.ts';

/** Characters that are invisible or would control the terminal. */
const invisible = new RegExp(`[${zeroWidthCharacters}${oddBlanks}\\p{Cc}]`, 'gu');

/** Shows invisible characters as their Unicode numbers, and a tab as an arrow. */
export function withVisibleCharacters(line: string): string {
  return line.replace(invisible, (character) =>
    character === '\t'
      ? '→   '
      : `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
}

/**
 * Changes as text: position, kinds, the line before and after.
 * @param options.kinds words for the kinds of fixes
 */
export function printChanges(
  changes: readonly LineChange[],
  options: {
    readonly file: string;
    readonly kinds: Readonly<Record<FixKind, string>>;
    readonly colour: boolean;
  },
): string {
  const paint = (format: 'red' | 'green', line: string) => (options.colour ? styleText(format, line) : line);
  return changes
    .map(({ line, before, after, kinds }) =>
      [
        `${options.file}:${line} ${kinds.map((kind) => options.kinds[kind]).join(', ')}`,
        paint('red', `  - ${withVisibleCharacters(before)}`),
        paint('green', `  + ${withVisibleCharacters(after)}`),
      ].join('\n'),
    )
    .join('\n\n');
}
