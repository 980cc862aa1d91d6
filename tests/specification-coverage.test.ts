/** The table of the specification notices every test that it has lost; a run of all tests ends with that check. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RunTest, specificationGaps } from './support/specification-gaps.ts';
import { type Row, specificationRows } from './support/specification-rows.ts';

test.each(specificationRows)('%s has its test', async (_statement, file, name) => {
  const source = await readFile(join(import.meta.dirname, file), 'utf8');
  const quoted = [`'${name}'`, `"${name}"`, `\`${name}\``];
  expect(quoted.some((title) => source.includes(title))).toBe(true);
});

const row: Row = ['a statement', 'runtime/a.test.ts', 'at %d px $name (is 1.5 s)'];

test.for<readonly [string, readonly RunTest[], boolean]>([
  ['passed', [{ file: 'runtime/a.test.ts', name: 'at 360 px home (is 1.5 s)', state: 'passed' }], true],
  ['skipped', [{ file: 'runtime/a.test.ts', name: 'at 360 px home (is 1.5 s)', state: 'skipped' }], false],
  ['failed', [{ file: 'runtime/a.test.ts', name: 'at 360 px home (is 1.5 s)', state: 'failed' }], false],
  ['renamed', [{ file: 'runtime/a.test.ts', name: 'at 360 px home', state: 'passed' }], false],
  ['moved', [{ file: 'runtime/b.test.ts', name: 'at 360 px home (is 1.5 s)', state: 'passed' }], false],
  [
    'passed for one of two values',
    [
      { file: 'runtime/a.test.ts', name: 'at 360 px home (is 1.5 s)', state: 'passed' },
      { file: 'runtime/a.test.ts', name: 'at 768 px home (is 1.5 s)', state: 'skipped' },
    ],
    false,
  ],
  ['gone', [], false],
])('a row whose test has %s is held: %#', ([, tests, isHeld]) => {
  expect(specificationGaps([row], tests)).toEqual(isHeld ? [] : [row]);
});
