import { describe, expect, test } from 'vitest';
import { applyDiff } from '../../generator/cli/apply-diff.ts';

describe('a diff', () => {
  const old = 'one\ntwo\nthree\nfour\nfive\n';

  test.for([
    ['replaces a line', '@@ -2,3 +2,3 @@\n two\n-three\n+3\n four\n', 'one\ntwo\n3\nfour\nfive\n'],
    ['adds behind the last line', '@@ -5 +5,2 @@\n five\n+six\n', `${old}six\n`],
    ['adds without a line around it', '@@ -0,0 +1 @@\n+zero\n', `zero\n${old}`],
    ['has several hunks', '@@ -1,2 +1 @@\n-one\n two\n@@ -4,2 +3 @@\n four\n-five\n', 'two\nthree\nfour\n'],
    ['names its files', '--- a\n+++ b\n@@ -1 +1 @@\n-one\n+--- 1\n', '--- 1\ntwo\nthree\nfour\nfive\n'],
  ] as const)('%s', ([, diff, result]) => {
    expect(applyDiff(old, diff)).toBe(result);
  });

  test('of another text is refused', () => {
    expect(() => applyDiff(old, '@@ -1 +1 @@\n-eins\n+uno\n')).toThrow(RangeError);
  });
});
