import { describe, expect, test } from 'vitest';
import { findConfusables, withLatinWords } from '../../generator/core/text/confusables.ts';

describe('a word of Latin letters', () => {
  test.for([
    ['/сhip', '/chip'],
    ['kоd95', 'kod95'],
    ['чип', 'чип'],
    ['сорт', 'сорт'],
    ['chипs', 'chипs'],
    ['chip-карта', 'chip-карта'],
  ] as const)('%s is read as %s', ([written, read]) => {
    expect(withLatinWords(written)).toBe(read);
  });
});

describe('what looks the same and is not', () => {
  test.for([
    ['nаmе', 'name', { kind: 'cyrillic', letters: ['а', 'е'] }],
    ['почтa', 'почта', { kind: 'latin', letters: ['a'] }],
    ['00О', '000', { kind: 'zero', letters: ['О'] }],
    ['na\u00ADme', 'name', { kind: 'soft-hyphen', letters: ['\u00AD'] }],
    ['nаmе', 'names', undefined],
    ['Name', 'name', undefined],
    ['name', 'name', undefined],
  ] as const)('%s for %s', ([written, meant, confusables]) => {
    expect(findConfusables(written, meant)).toEqual(confusables);
  });
});
