import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { explainIssue, type IssueHints } from '../../generator/core/check/explain-issue.ts';
import { siteSchema } from '../../generator/core/schema/site.ts';

const noHints: IssueHints = {
  sourceOf: () => undefined,
  site: { language: 'ru', paths: [], deadPaths: [], names: [], pictures: [] },
};

function explain(schema: z.ZodType, data: unknown) {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => explainIssue(issue, data, schema, noHints));
}

describe('what no schema of the site uses', () => {
  test('still ends in a finding, never in words of a library', () => {
    expect(explain(z.strictObject({ a: z.number().multipleOf(5) }), { a: 7 })).toEqual([
      { code: 'invalid-value', args: {}, path: ['a'], target: 'value' },
    ]);
    expect(explain(z.strictObject({ a: z.union([z.string(), z.number()]) }), { a: true })).toEqual([
      { code: 'invalid-value', args: {}, path: ['a'], target: 'value' },
    ]);
    expect(explain(z.strictObject({ a: z.string().regex(/x/) }), { a: 'y' })).toMatchObject([
      { code: 'bad-format', args: { format: 'text', value: 'y' } },
    ]);
  });
});

describe('missing, empty and mistyped are told apart', () => {
  const schema = z.strictObject({ a: z.string(), b: z.array(z.string()).min(1) });

  test.for([
    [{ b: ['x'] }, 'missing-key', []],
    [{ a: null, b: ['x'] }, 'empty-value', ['a']],
    [{ a: 5, b: ['x'] }, 'number-for-text', ['a']],
    [{ a: true, b: ['x'] }, 'wrong-shape', ['a']],
    [{ a: 'x', b: [] }, 'too-few', ['b']],
    [{ a: 'x', b: [null] }, 'empty-value', ['b', 0]],
    [{ a: 'x', b: ['x'], c: 1 }, 'unknown-key', ['c']],
    [null, 'empty-value', []],
  ] as const)('%j is %s', ([data, code, path]) => {
    expect(explain(schema, data)).toMatchObject([{ code, path }]);
  });
});

describe('where a word is missing, those that can stand there are told', () => {
  const kind = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), title: z.string() }),
    z.strictObject({ kind: z.literal('text'), title: z.string().optional(), text: z.string() }),
    z.strictObject({ kind: z.literal('list'), items: z.array(z.strictObject({ name: z.string() })) }),
  ]);
  const schema = z.strictObject({ unit: z.enum(['day', 'hour']), part: kind });

  test.for([
    ['nothing is wrong in one kind', { title: 'x' }, ['heading']],
    ['one of the keys is of one kind alone', { title: 'x', text: 'y' }, ['text']],
    ['something else is wrong as well', { items: [{ nam: 'x' }] }, ['list']],
    ['no other key is there', {}, []],
  ] as const)('%s', ([, part, fitting]) => {
    const args = expect.objectContaining(fitting.length > 0 ? { fitting } : { key: 'kind' });
    expect(explain(schema, { unit: 'day', part })).toMatchObject([
      { code: 'missing-key', args, path: ['part'] },
    ]);
    expect(explain(schema, { unit: 'day', part: { kind: null, ...part } })).toMatchObject([
      { code: 'empty-value', args, path: ['part', 'kind'] },
    ]);
  });

  test('a word of a list', () => {
    expect(explain(schema, { part: { kind: 'heading', title: 'x' } })).toMatchObject([
      { code: 'missing-key', args: { key: 'unit', fitting: ['day', 'hour'] } },
    ]);
  });
});

test.for([
  ['нет', 'false'],
  ['off', 'false'],
  ['да', 'true'],
  ['fals', 'false'],
  ['может быть', undefined],
] as const)('%j for yes or no', ([word, meant]) => {
  expect(explain(z.strictObject({ a: z.boolean() }), { a: word })).toMatchObject([
    { code: 'wrong-shape', args: meant === undefined ? { found: 'text' } : { meant } },
  ]);
});

test('anything at all can be explained', () => {
  for (const data of [
    0,
    '',
    'text',
    [],
    {},
    true,
    { pages: 1 },
    { pages: [[]] },
    { pages: [{ sections: [1] }] },
  ]) {
    const findings = explain(siteSchema, data);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.map(({ code }) => code)).not.toContain('invalid-value');
  }
});
