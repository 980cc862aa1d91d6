import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { check } from '../../generator/compile.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { excerpt, printFinding, printFindings } from '../../generator/diagnostics/print-terminal.ts';
import { toOverlay } from '../../generator/vite/findings.ts';
import { readFixture } from '../support/workspace.ts';

function finding(line: number, column: number, endLine: number, endColumn: number): Diagnostic {
  return {
    code: 'file-empty',
    args: {},
    severity: 'error',
    path: [],
    range: { start: { line, column }, end: { line: endLine, column: endColumn } },
  };
}

const text = await readFixture('err/several-findings');
const { diagnostics } = check(text, new Map());
const options = { file: 'site.yaml', text, language: 'ru', colour: false } as const;

describe('the line of a finding', () => {
  test('has its place underlined', () => {
    expect(excerpt(finding(2, 4, 2, 7), 'a: 1\nbb: two\n')).toEqual(['  2 | bb: two', '    |    ^^^']);
  });

  test('keeps its tabs, so that the mark stands below its place', () => {
    expect(excerpt(finding(1, 2, 1, 3), '\tx: 1')).toEqual(['  1 | \tx: 1', '    | \t^']);
  });

  test('is marked to its end where the place goes on below', () => {
    expect(excerpt(finding(1, 4, 3, 2), 'a: one\r\n  two\r\n')).toEqual(['  1 | a: one', '    |    ^^^']);
  });

  test('has one mark where the place has no width', () => {
    expect(excerpt(finding(1, 3, 1, 3), 'a:')).toEqual(['  1 | a:', '    |   ^']);
  });

  test('is left out where there is none', () => {
    expect(excerpt(finding(9, 1, 9, 2), 'a: 1\n')).toEqual([]);
    expect(excerpt(finding(1, 1, 1, 1), '')).toEqual([]);
  });
});

describe('colour', () => {
  test('adds nothing to the words', () => {
    // Node leaves colour out where no terminal is, unless this says otherwise.
    vi.stubEnv('FORCE_COLOR', '1');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const coloured = diagnostics.map((diagnostic) => printFinding(diagnostic, { ...options, colour: true }));
    const plain = diagnostics.map((diagnostic) => printFinding(diagnostic, options));
    // Escape sequences start with a control character.
    const withoutColour = coloured.map((line) => line.replace(/\p{Cc}\[\d+m/gu, ''));
    expect(withoutColour).toEqual(plain);
    expect(coloured).not.toEqual(plain);
    expect(plain.join('')).not.toMatch(/\p{Cc}\[/u);
  });
});

describe('all findings', () => {
  test('are nothing where there are none', () => {
    expect(printFindings([], { ...options, examples: 'each' })).toBeUndefined();
  });

  test('count the examples in one line unless each is asked for', async () => {
    const example = await readFixture('err/example-value');
    const found = check(example, new Map()).diagnostics;
    const shown = { ...options, text: example };
    expect(printFindings(found, { ...shown, examples: 'count' })).toBe(
      'Значений с пометкой «# ЗАМЕНИТЬ»: 1. Список: npm run check -- --release',
    );
    expect(printFindings(found, { ...shown, examples: 'each' })).toContain('SITE-075');
  });
});

describe('the overlay of the development server', () => {
  test('shows the first error with its place and all others below', () => {
    const { err } = toOverlay(diagnostics, text);
    expect(err.message).toMatch(/^SITE-013: После «name» ничего нет\./);
    expect(err.message).toContain('SITE-011');
    expect(err.message).toContain('SITE-015');
    expect(err.loc).toMatchObject({ file: 'site.yaml', line: 10 });
    expect(err.frame).toContain('name:');
    expect(err.stack).toBe('');
  });

  test('needs an error', () => {
    expect(() => toOverlay([], text)).toThrow(RangeError);
  });
});
