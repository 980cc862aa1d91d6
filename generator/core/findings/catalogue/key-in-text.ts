import type { ValuePath } from '../../document/source-range.ts';
import { allowedKeysAt } from '../../schema/schema-keys.ts';
import { searchVisibleTexts } from '../../schema/visible-texts.ts';
import type { FindingDefinition } from '../finding-definition.ts';
import type { Wording } from '../message.ts';

/**
 * The name of a line with the dash of its list item, where no sentence goes on with a word: behind the end of one, of a
 * line, of a number, or of a word in other letters; or the mark of a text with the word behind it. Most texts have none
 * of their letters, so these are looked for first.
 */
const nameInText =
  /(?=[a-z>|-])(?<=^|[.!?…:;)»"\d\p{Script=Cyrillic}]\s+|\n\s*)((?:- )?(?:[a-z][A-Za-z0-9]*:|[>|][-+]\s\S+))(?=\s|$)/u;

/** The first name of a line of the file, or mark, that a text has, as it stands there. */
function lineStartIn(text: string): string | undefined {
  return nameInText.exec(text)?.[1];
}

/** Whether a line of this name may stand in one of the blocks around a value: no other can have slipped into it. */
function mayStandAround(start: string, path: ValuePath, site: unknown): boolean {
  const key = /\w+(?=:$)/.exec(start)?.[0];
  return (
    key === undefined || path.some((_, depth) => allowedKeysAt(path.slice(0, depth), site).includes(key))
  );
}

/**
 * The name of a line, or the mark, that has become part of a text.
 * @param path of the text in the site
 */
export function slippedInto(text: string, path: ValuePath, site: unknown): string | undefined {
  const start = lineStartIn(text);
  return start !== undefined && mayStandAround(start, path, site) ? start : undefined;
}

const searchLineStarts = searchVisibleTexts(({ text, path }) => {
  const key = lineStartIn(text);
  return key === undefined ? [] : [{ args: { key }, path, excerpt: key }];
});

function ofName(key: string): Wording {
  return {
    ru: [
      `Строка «${key}» стала частью текста над ней: отступ у неё больше, чем у соседних имён.`,
      'Поставьте перед ней столько же пробелов, сколько перед соседними именами, и сдвиньте так же строки под ней. Если это слова текста, начните их с большой буквы.',
    ],
    en: [
      `The line "${key}" has become part of the text above it: it is indented more than the names around.`,
      'Put as many spaces before it as before the names around, and move the lines under it in the same way. If these are words of the text, begin them with a capital letter.',
    ],
  };
}

/** The item whose text begins behind an indicator has lost its dash. */
function ofIndicator(start: string): Wording {
  const [indicator] = start.split(/\s/);
  return {
    ru: [
      `Знак «${indicator}» стал частью текста над ним.`,
      `Похоже, перед ним пропал дефис: с него начинается пункт списка. Поставьте его под дефисом соседнего пункта: - ${indicator}`,
    ],
    en: [
      `The mark "${indicator}" has become part of the text above it.`,
      `It seems that the dash before it is lost: a list item begins with one. Put it below the dash of the item beside it: - ${indicator}`,
    ],
  };
}

/** `key` is the name of the line with its colon, or the mark with the word behind it. */
export const keyInText: FindingDefinition<{ readonly key: string }> = {
  number: 230,
  severity: 'error',
  dependsOn: 'value',
  meaning: {
    ru: 'Под длинным текстом строка «имя: значение» сдвинута вправо и стала его частью: посетитель прочтёт её, а того, что она значит, на сайте не будет.',
    en: 'Under a long text a line "name: value" is shifted to the right and has become part of it: visitors would read it, and what it means would be missing.',
  },
  message: ({ key }) => (key.endsWith(':') ? ofName(key) : ofIndicator(key)),
  inEditor: ({ key }) => ({
    ru: [`«${key}» в тексте похоже на строку файла.`, 'Если это слова, начните их с большой буквы.'],
    en: [
      `"${key}" in the text looks like a line of the file.`,
      'If these are words, begin them with a capital letter.',
    ],
  }),
  looksAt: 'page',
  rule: (spec) => searchLineStarts(spec).filter(({ path, args: { key } }) => mayStandAround(key, path, spec)),
  examples: ['key-in-text', 'key-in-description', 'indicator-in-text'],
};
