import { describe, expect, test } from 'vitest';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';

/** A text after a value has been set. */
function set(text: string, path: readonly (string | number)[], to: unknown): string {
  const applied = applyOperation(SiteDocument.read(text), { kind: 'set', path, to });
  return applied.kind === 'applied' ? applied.document.text : applied.reason;
}

describe('a value keeps its notation', () => {
  test.for([
    ['plain', 'a: one # why\n', 'two', 'a: two # why\n'],
    ['single quotes', "a: 'one'\n", "it's", "a: 'it''s'\n"],
    ['double quotes', 'a: "one"\n', 'a "b"\nc', 'a: "a \\"b\\"\\nc"\n'],
    ['Windows line ends', 'a: one\r\nb: 1\r\n', 'two', 'a: two\r\nb: 1\r\n'],
    ['a byte order mark', '\uFEFFa: one\n', 'two', '\uFEFFa: two\n'],
    ['no final line end', 'a: one', 'two', 'a: two'],
    ['brackets', '{ a: one, b: 1 }\n', 'two', '{ a: two, b: 1 }\n'],
    ['an empty value', 'a: # to do\n', 'two', 'a: two # to do\n'],
    [
      'a folded text',
      'a: >- # why\n  one two\n  three four\n',
      'one two\nthree',
      'a: |- # why\n  one two\n  three\n',
    ],
    [
      'the lines of a folded text',
      'a: >-\n    one two\n    three four\n    five six\n',
      'one two three 4 five six',
      'a: >-\n    one two\n    three 4\n    five six\n',
    ],
    [
      'paragraphs',
      'a: >-\n  one\n  two\n\n  three\nb: 1\n',
      'one two\n\nthree four',
      'a: >-\n  one\n  two\n\n  three four\nb: 1\n',
    ],
    ['lines', 'a: |\n  one\n  two\n\nb: 1\n', 'one\n2\n', 'a: |\n  one\n  2\n\nb: 1\n'],
    ['lines without quotes', 'a: one\n  two\n  three\n', 'one 2 three', 'a: one\n  2\n  three\n'],
    ['a line end before a closing quote', "a: 'one\n\n  two\n\n  '\n", 'one\n2\n', "a: 'one\n\n  2\n\n  '\n"],
    ['indentation in double quotes', 'a: "one\n\n  \\  two\\n"\n', 'one\n  2\n', 'a: "one\n\n  \\  2\\n"\n'],
    ['a number', 'a: 1\n', 2, 'a: 2\n'],
  ] as const)('%s', ([, text, to, expected]) => {
    expect(set(text, ['a'], to)).toBe(expected);
  });
});

describe('a value gets another notation where it needs one', () => {
  test.for([
    ['quotes for a colon', 'a: one\nb: "x"\n', 'one: two', 'a: "one: two"\nb: "x"\n'],
    ['the quotes of the file', "a: one\nb: 'x'\n", '# no comment', "a: '# no comment'\nb: 'x'\n"],
    ['quotes for a number', 'a: one\n', '12', 'a: "12"\n'],
    ['lines for lines', 'a: one # why\n', 'one\ntwo', 'a: |- # why\n  one\n  two\n'],
    ['the comment of a text in quotes', 'a: >- # why\n  one\n', ' ', 'a: " " # why\n'],
    [
      'paragraphs for paragraphs',
      'x:\n  - a: one\n',
      'one\n\ntwo',
      'x:\n  - a: >-\n      one\n\n      two\n',
    ],
    ['quotes in brackets', '{ a: one }\n', 'one, two', '{ a: "one, two" }\n'],
    ['quotes for nothing', 'a: >-\n  one\n', '', 'a: ""\n'],
  ] as const)('%s', ([, text, to, expected]) => {
    const path = text.startsWith('x') ? ['x', 0, 'a'] : ['a'];
    expect(set(text, path, to)).toBe(expected);
  });
});

test('a value comes with the block around it', () => {
  expect(set('a: 1\n', ['b', 'c'], 1)).toBe('a: 1\nb:\n  c: 1\n');
});

test('what is not there is not changed', () => {
  expect(set('a: [1]\n', ['a', 1], 1)).toBe('no-such-value');
  expect(set('a: "1\n', ['a'], 1)).toBe('unreadable');
});

test('a value that is there already changes nothing', () => {
  expect(set('a:   "1"  \n', ['a'], '1')).toBe('a:   "1"  \n');
});
