import { describe, expect, test } from 'vitest';
import { nearest } from '../../generator/core/text/nearest.ts';

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

  test('a word of two letters is meant by these alone', () => {
    expect(nearest('вид', ['kind', 'id'])).toBeUndefined();
    expect(nearest('ID', ['kind', 'id'])).toBe('id');
  });

  test('a path in another alphabet is read in both ways', () => {
    const paths = ['/', '/kod95', '/chip', '/adr'];
    expect(nearest('/кодd95', paths)).toBe('/kod95');
    expect(nearest('/сhiр', paths)).toBe('/chip');
    expect(nearest('/срш', ['/xyz', '/chi'])).toBe('/chi');
  });

  test('a Russian name typed with the Latin keyboard on, or with Latin letters, is found', () => {
    expect(nearest('ukfdysq', ['второй', 'главный'])).toBe('главный');
    expect(nearest('почтa', ['почта', 'визы'])).toBe('почта');
  });

  test('a picture with another ending is found', () => {
    expect(nearest('truck.svgg', ['truck.svg', 'chip.svg'])).toBe('truck.svg');
    expect(nearest('Truck.SVG', ['truck.svg', 'chip.svg'])).toBe('truck.svg');
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
