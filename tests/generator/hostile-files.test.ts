/** Files that nobody would write end in findings, and the work for them grows no faster than their size. */

import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Parser } from 'yaml';
import { maximumFindings } from '../../generator/core/check/error-recovery.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { unreadableShape } from '../../generator/core/syntax/unreadable-shape.ts';
import { printFindings } from '../../generator/print/print-terminal.ts';
import { hostileFiles } from '../bench/hostile-files.ts';
import { fixturePath, readFixture } from '../support/workspace.ts';

const minimal = await readFixture('ok/minimal');

/** Thousands of characters: enough for many mistakes, and soon checked. */
const size = 6;
/** The parser reads a broken file again in search of what was meant, up to this many characters beside its length. */
const mostTried = 2_500_000;
/** Readings of the whole text that every check may need, whatever the text. */
const mostReadings = 24;
/** Findings of the form of a file, with room for those of its writing. */
const mostFindings = 4100;
/** Printed findings with the lines that close the list. */
const mostPrinted = 210;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.for(hostileFiles(minimal, size))('$name', ({ text }) => {
  test('ends in a bounded number of findings, after a bounded number of readings', () => {
    const parse = vi.spyOn(Parser.prototype, 'parse');
    const { diagnostics, model } = SiteDocument.read(text, new Map());
    expect(model === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
    expect(diagnostics.filter(({ severity }) => severity === 'error').length).toBeLessThan(mostFindings);
    const read = parse.mock.calls.reduce((sum, [source]) => sum + source.length, 0);
    expect(read).toBeLessThan(mostTried + mostReadings * text.length);
    const options = { file: 'site.yaml', text, language: 'ru', colour: false, examples: 'count' } as const;
    const printed = printFindings(diagnostics, options) ?? '';
    expect(printed.split('\n\n').length).toBeLessThan(mostPrinted);
  });
});

test('more findings than anybody reads are counted', () => {
  const text = `${minimal}\n${Array.from({ length: 300 }, (_, index) => `unknown${index}: x\n`).join('')}`;
  const { diagnostics } = SiteDocument.read(text, new Map());
  const options = { file: 'site.yaml', text, colour: false, examples: 'count' } as const;
  expect(diagnostics).toHaveLength(300);
  expect(printFindings(diagnostics, { ...options, language: 'ru' })).toContain('\n\nИ ещё 100. ');
  expect(printFindings(diagnostics, { ...options, language: 'en' })).toContain('\n\nAnd 100 more. ');
});

test.for([
  ['file', `# ${'x'.repeat(199_000)}\n`.repeat(503)],
  ['line', `a: ${'x'.repeat(200_001)}`],
  ['brackets', `a: ${'['.repeat(200)}${']'.repeat(200)}`],
  ['marks', 'a: [b]\n'.repeat(10_000)],
  ['list', `a:\n${'  - a text of a site\n'.repeat(20_001)}`],
] as const)('too much of a %s is said in one finding', ([of, text]) => {
  expect(SiteDocument.read(text, new Map()).diagnostics).toMatchObject([{ code: 'too-much', args: { of } }]);
});

test('the marks of a compact site are not too many, however large it is', async () => {
  const compact = await readFile(fixturePath('sites/bicycle-workshop/site.yaml'), 'utf8');
  expect(unreadableShape(compact.repeat(60))).toBeUndefined();
});

test('behind a thousand lines with characters that nobody sees, nothing is read', () => {
  const lines = Array.from(
    { length: 2 * maximumFindings },
    (_, index) => `key${index}: some\u200B text of a site\n`,
  );
  const text = `${minimal}\n${lines.join('')}`;
  const parse = vi.spyOn(Parser.prototype, 'parse');
  const { diagnostics, data } = SiteDocument.read(text, new Map());
  expect(diagnostics).toHaveLength(maximumFindings);
  expect(diagnostics.at(-1)).toMatchObject({ code: 'invisible-character', unchecked: 'below' });
  expect(data).toBeUndefined();
  expect(Math.max(...parse.mock.calls.map(([source]) => source.length))).toBeLessThan(0.6 * text.length);
});
