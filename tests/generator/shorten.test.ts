import { expect, test } from 'vitest';
import { shorten } from '../../generator/core/text/shorten.ts';

test.each([
  ['short enough', 'Коротко.', 20, 'Коротко.'],
  [
    'whole sentences',
    'Одно предложение. Второе предложение. Третье длинное.',
    40,
    'Одно предложение. Второе предложение.',
  ],
  [
    'whole words where a sentence would leave too little',
    'Да. Одно, два, три, четыре, пять',
    24,
    'Да. Одно, два, три',
  ],
  ['a sentence that just fits', 'Ровно. Дальше', 6, 'Ровно.'],
  ['a word that is too long by itself', 'слово'.repeat(5), 8, 'словосло'],
])('keeps %s', (_, text, most, expected) => {
  expect(shorten(text, most)).toBe(expected);
});
