/** The letters that pages are set in: each is asked for in a file that has it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';

const projectRoot = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

/** Beside ASCII: letters of the languages in which papers of the region are written, signs, and signs of money. */
const letters = [
  ...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЎ',
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіў',
  ...'ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  ...'ĖĮŠŲŪŽėįšųūžĀĒĢĪĶĻŅāēģīķļņÄÖÜäöüßČĎĚŇŘŤŮÝčďěňřťůý',
  ...'«»„“”‘’–—…№©°·×−•€₽₴₸™',
];

/** The files of a typeface with the letters that they are asked for. */
async function readFiles(
  style: string,
): Promise<{ asks(letter: string): boolean; has(letter: string): boolean }[]> {
  const css = await readFile(join(projectRoot, 'src/styles/typefaces', style), 'utf8');
  const rules = css.matchAll(/url\("([^"]+\.woff2)"\)[^;]*;\s*unicode-range: ([^;]+);/g);
  return Promise.all(
    Array.from(rules, async ([, path = '', ranges = '']) => {
      const glyphs = new Set(
        new Face(new Blob(await decompress(await readFile(resolve(path))))).collectUnicodes(),
      );
      const bounds = ranges.split(', ').map((range) => {
        const [from = '', to = from] = range.replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
      const code = (letter: string) => letter.codePointAt(0) ?? 0;
      return {
        asks: (letter) => bounds.some(([from, to]) => from <= code(letter) && code(letter) <= to),
        has: (letter) => glyphs.has(code(letter)),
      };
    }),
  );
}

test.for(['golos.css', 'onest.css'])(
  '%s has every letter in the one file that is asked for it',
  async (style) => {
    const files = await readFiles(style);
    const wrong = letters.filter((letter) => {
      const asked = files.filter(({ asks }) => asks(letter));
      return asked.length !== 1 || !asked[0]?.has(letter);
    });
    expect(files).toHaveLength(3);
    expect(wrong).toEqual([]);
  },
);
