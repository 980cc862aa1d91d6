import { describe, expect, test } from 'vitest';
import { readPlainText } from '../../generator/core/document/invisible-characters.ts';

function charactersIn(text: string) {
  return readPlainText(text).found.map(({ kind, range: { start, end } }) => [
    kind,
    `${start.line}:${start.column}-${end.line}:${end.column}`,
  ]);
}

describe('characters that mislead', () => {
  test.for([
    ['a:\u00A0x', 'no-break-space', '1:3-1:4'],
    ['-\u00A0x', 'no-break-space', '1:2-1:3'],
    ['a:\n\u00A0\u00A0b: x', 'no-break-space', '2:1-2:3'],
    ['a: x\u00A0\r\nb: y', 'no-break-space', '1:5-1:6'],
    ['a:\u2003x', 'odd-space', '1:3-1:4'],
    ['a: one wo\u200Brd two', 'zero-width', '1:8-1:13'],
    ['a: "\u202A+375"', 'direction-mark', '1:4-1:11'],
    ['a: x\n\uFEFFb: y', 'byte-order-mark', '2:1-2:4'],
    ['a: x\u0007', 'control-character', '1:4-1:6'],
  ] as const)('%j: %s', ([text, kind, range]) => {
    expect(charactersIn(text)).toEqual([[kind, range]]);
  });

  test('go from the text that is read on', () => {
    expect(readPlainText('a:\u00A0x\u200By\u00A0\n').text).toBe('a: xy \n');
  });
});

describe('characters that are meant', () => {
  test.for([
    'a: 5\u00A0т груза',
    'a: >\n  Важно:\u00A0паспорт\n',
    'a: "Важно:\u00A0паспорт"',
    'a: первая\n  Важно:\u00A0вторая\n',
    '# one\u00A0two\u200B\n',
    'a: \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'a: гиб\u00ADкий',
  ])('%j stays', (text) => {
    expect(charactersIn(text)).toEqual([]);
    expect(readPlainText(text).text.replace(/\u200B/g, '')).toBe(text.replace(/\u200B/g, ''));
  });
});

test('positions behind a character that was taken out are those of the file', () => {
  const { restore } = readPlainText('a\u200B: \u200Bxy');
  const at = (column: number, end: number) =>
    restore({ start: { line: 1, column }, end: { line: 1, column: end } });
  // In the plain text `a: xy` the value stands in columns 4 and 5.
  expect(at(4, 6)).toEqual({ start: { line: 1, column: 6 }, end: { line: 1, column: 8 } });
  expect(at(1, 2)).toEqual({ start: { line: 1, column: 1 }, end: { line: 1, column: 2 } });
});
