import { describe, expect, test } from 'vitest';
import { nearest } from '../../generator/diagnostics/nearest.ts';

const keys = ['name', 'title', 'description', 'phone', 'phones', 'path', 'picture'];

describe('what was meant', () => {
  test.for([
    ['descripton', 'description'],
    ['discription', 'description'],
    ['titel', 'title'],
    ['Title', 'title'],
    ['phon', 'phone'],
    ['phones', 'phones'],
    // Typed with the Russian keyboard on.
    ['ешеду', 'title'],
    ['зрщту', 'phone'],
    // Russian letters that look like Latin ones.
    ['раth', 'path'],
    ['nаmе', 'name'],
  ] as const)('%s is %s', ([word, meant]) => {
    expect(nearest(word, keys)).toBe(meant);
  });

  test.for(['colour', 'x', 'заголовок', 'verylongwordthatnothingresembles'])('%s is nothing', (word) => {
    expect(nearest(word, keys)).toBeUndefined();
  });

  test('the first of two equally near wins', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
    expect(nearest('cat', ['hat', 'bat'])).toBe('hat');
  });

  test('without candidates there is none', () => {
    expect(nearest('', [])).toBeUndefined();
    expect(nearest('title', [])).toBeUndefined();
  });
});
