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
