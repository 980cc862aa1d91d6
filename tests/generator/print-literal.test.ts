import { describe, expect, test } from 'vitest';
import { printLiteral } from '../../generator/emit/print-literal.ts';

/** What the printed text is when a program reads it. */
function readBack(value: unknown): unknown {
  return new Function(`return ${printLiteral(value)};`)();
}

describe('texts', () => {
  test.for([
    '',
    'plain',
    "it's",
    'a "word"',
    'back\\slash \\n',
    'two\nlines\r\n',
    'tab\tand\u0000zero',
    'separators \u2028 and \u2029',
    '$& $1 $$ $`',
    '</script><!-- -->',
    `\${notATemplate} \`tick\``,
    'Ёлка, Ўладзімір, 漢字, 🚚',
    'lone \uD83D half',
    '\uFEFF',
    '\u00A0',
  ])('%j is read back', (text) => {
    expect(readBack(text)).toBe(text);
  });

  test('have single quotes and no needless escape', () => {
    expect(printLiteral('Курс «ADR»')).toBe("'Курс «ADR»'");
    expect(printLiteral('a "b" \'c\'')).toBe("'a \"b\" \\'c\\''");
    expect(printLiteral('a\u2028b')).toBe("'a\\u2028b'");
  });
});

describe('data', () => {
  test.for([
    null,
    true,
    0,
    -1.5,
    [],
    {},
    [[], {}],
    { a: { b: [1, 'x', null] } },
    { 'with-hyphen': 1, 'with space': 2, ключ: 3, '1': 4, $ok: 5 },
  ])('%j is read back', (value) => {
    expect(readBack(value)).toEqual(value);
  });

  test('keeps the order of keys and leaves out what is absent', () => {
    expect(printLiteral({ b: 1, a: undefined, c: 2 })).toBe('{ b: 1, c: 2 }');
  });

  test('takes the names of Object.prototype as members', () => {
    const value: unknown = JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x", "toString": 1}');
    const again = readBack(value);
    expect(Object.entries(Object(again))).toEqual(Object.entries(Object(value)));
    expect(Object.getPrototypeOf(again)).toBe(Object.prototype);
  });

  test('folds what fits on a line of 120 characters, and nothing longer', () => {
    const fits = 'x'.repeat(116);
    expect(printLiteral([fits])).toBe(`['${fits}']`);
    expect(printLiteral([`${fits}x`])).toBe(`[\n  '${fits}x',\n]`);
    const nested = printLiteral({ a: ['x'.repeat(60), 'y'.repeat(60)] });
    expect(nested).toBe(`{\n  a: [\n    '${'x'.repeat(60)}',\n    '${'y'.repeat(60)}',\n  ],\n}`);
  });

  test('gives equal text for equal data', () => {
    expect(printLiteral({ a: [1, { b: 'c' }] })).toBe(printLiteral({ a: [1, { b: 'c' }] }));
  });

  test.for([[() => 1], [new Date(0)], [new Map()], [Symbol('x')], [10n], [undefined]])(
    'refuses what has no literal',
    ([value]) => {
      expect(() => printLiteral(value)).toThrow(TypeError);
    },
  );
});
