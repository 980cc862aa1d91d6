import { describe, expect, test } from 'vitest';
import { markedValues } from '../../generator/core/check/example-values.ts';

describe('the mark of an example', () => {
  test.for(['a: x # ЗАМЕНИТЬ', 'a: x #ЗАМЕНИТЬ', 'a: "x" # REPLACE with yours', '- x\t# ЗАМЕНИТЬ.\r'])(
    '%s',
    (line) => {
      expect(markedValues(`first: 1\n${line}\n`)).toMatchObject([{ start: { line: 2, column: 1 } }]);
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
    expect(markedValues(line)).toEqual([]);
  });
});
