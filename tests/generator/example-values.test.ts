import { describe, expect, test } from 'vitest';
import { findExampleValues } from '../../generator/core/check/example-values.ts';

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
