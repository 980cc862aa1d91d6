import { describe, expect, test } from 'vitest';
import { findExampleValues } from '../../generator/read/example-values.ts';
import { messageLanguageFor } from '../../generator/read/read-language.ts';

describe('the mark of an example', () => {
  test.for(['a: x # ЗАМЕНИТЬ', 'a: x #ЗАМЕНИТЬ', 'a: "x" # REPLACE with yours', '- x\t# ЗАМЕНИТЬ.\r'])(
    '%s',
    (line) => {
      expect(findExampleValues(`first: 1\n${line}\n`)).toMatchObject([
        { code: 'example-value', severity: 'warning', range: { start: { line: 2, column: 1 } } },
      ]);
    },
  );

  test.for([
    '# ЗАМЕНИТЬ',
    '  # знак ЗАМЕНИТЬ и # ЗАМЕНИТЬ',
    'a: x # ЗАМЕНИТЬСЯ',
    'a: ЗАМЕНИТЬ',
    'a: x # replaced',
    '',
  ])('is not in %s', (line) => {
    expect(findExampleValues(line)).toEqual([]);
  });
});

test('findings are told in the language of the site', () => {
  expect(messageLanguageFor('site:\n  language: ru\n')).toBe('ru');
  expect(messageLanguageFor('site:\n  language: "ru-BY"\n')).toBe('ru');
  expect(messageLanguageFor('site:\r\n  language: en-GB\r\n')).toBe('en');
  expect(messageLanguageFor('form:\n  captcha:\n    language: en\nsite:\n  language: ru\n')).toBe('ru');
  expect(messageLanguageFor('site: { name: One, language: en }\n')).toBe('en');
  expect(messageLanguageFor('nothing that can be read')).toBe('ru');
});
