import { describe, expect, test } from 'vitest';
import { locate } from '../../generator/core/document/locate.ts';
import type { ValuePath } from '../../generator/core/document/source-range.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { parseYaml } from '../../generator/core/syntax/parse-yaml.ts';

function locateIn(text: string) {
  const { tree } = parseYaml(text);
  return (path: ValuePath, target: 'key' | 'value') => {
    const { start, end } = locate(tree, path, target);
    return `${start.line}:${start.column}-${end.line}:${end.column}`;
  };
}

describe('a path that is in the file', () => {
  const at = locateIn('pages:\n  - path: /\n    name: "Дом"\n    sections: [a, b]\n  - path: /x\n');

  test('is found on its value or its key', () => {
    expect(at(['pages', 0, 'name'], 'value')).toBe('3:11-3:16');
    expect(at(['pages', 0, 'name'], 'key')).toBe('3:5-3:9');
    expect(at(['pages', 1, 'path'], 'value')).toBe('5:11-5:13');
    expect(at(['pages', 0, 'sections', 1], 'value')).toBe('4:19-4:20');
  });

  test('is named by its key where the value is a block or a list', () => {
    expect(at(['pages'], 'value')).toBe('1:1-1:6');
    expect(at(['pages', 0, 'sections'], 'value')).toBe('4:5-4:13');
  });

  test('is named by its first line where it is an item of a list', () => {
    expect(at(['pages', 0], 'key')).toBe('2:5-2:12');
  });
});

describe('a path that is not', () => {
  const at = locateIn('site:\n  brand:\n    name: X\n');

  test('is named by the nearest block above it', () => {
    expect(at(['site', 'brand', 'logo', 1], 'value')).toBe('2:3-2:8');
    expect(at(['site', 'address'], 'key')).toBe('1:1-1:5');
    expect(at(['pages', 4, 'name'], 'value')).toBe('1:1-1:6');
  });

  test('never leaves the file', () => {
    expect(locateIn('')(['a'], 'value')).toBe('1:1-1:1');
    expect(locateIn('\n\n')([], 'value')).toBe('1:1-1:1');
  });
});

describe('a value of several lines or none', () => {
  test('is named by its first line', () => {
    expect(locateIn('a: |\n  one\n  two\n')(['a'], 'value')).toBe('1:4-1:5');
    expect(locateIn('a: "one\n  two"\n')(['a'], 'value')).toBe('1:4-1:8');
  });

  test('is named by its key where there is nothing', () => {
    expect(locateIn('a:\nb: 1\n')(['a'], 'value')).toBe('1:1-1:2');
  });

  test('counts columns as editors do', () => {
    expect(locateIn('a: 🚚🚚\r\nb: x\r\n')(['a'], 'value')).toBe('1:4-1:8');
    expect(locateIn('a: 🚚🚚\r\nb: x\r\n')(['b'], 'value')).toBe('2:4-2:5');
  });
});

test('keys that are numbers or names of Object.prototype are found', () => {
  expect(locateIn('1: x\nconstructor: y\n')(['1'], 'value')).toBe('1:4-1:5');
  expect(locateIn('1: x\nconstructor: y\n')(['constructor'], 'value')).toBe('2:14-2:15');
  expect(locateIn('a: x\n')(['constructor'], 'value')).toBe('1:1-1:5');
});

test('a byte order mark is no column', () => {
  const { diagnostics } = SiteDocument.read('\uFEFFphones: text\n');
  expect(diagnostics.at(-1)?.range.start).toEqual({ line: 1, column: 9 });
});
