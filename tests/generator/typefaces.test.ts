/** The letters that pages are set in: each is asked for in a file that has it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { fontPreloads } from '../../generator/publish/inline-styles.ts';

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

async function lettersIn(file: string): Promise<ReadonlySet<string>> {
  const font = await decompress(await readFile(resolve(file)));
  return new Set(
    Array.from(new Face(new Blob(font)).collectUnicodes(), (code) => String.fromCodePoint(code)),
  );
}

test.for(['golos.css', 'onest.css'])('%s asks for each letter in one file, which has it', async (style) => {
  const preloads = fontPreloads(await readFile(join(projectRoot, 'src/styles/typefaces', style), 'utf8'));
  const filesFor = (letter: string) =>
    Array.from(preloads(letter).matchAll(/href="([^"]+)"/g), ([, file = '']) => file);
  const files = [...new Set(letters.flatMap(filesFor))];
  const known = new Map(await Promise.all(files.map(async (file) => [file, await lettersIn(file)] as const)));
  const wrong = letters.filter((letter) => {
    const [file = '', ...others] = filesFor(letter);
    return others.length > 0 || !known.get(file)?.has(letter);
  });
  expect(wrong).toEqual([]);
});
