import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Diagnostic } from '../../generator/core/findings/diagnostic.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { exampleSource, excerpt, printFinding, printFindings } from '../../generator/print/print-terminal.ts';
import { readFixture, replaceOnce } from '../support/workspace.ts';

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
const { diagnostics } = SiteDocument.read(text, new Map());
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

  test('is marked in the first line too where a byte order mark stands before it', () => {
    expect(excerpt(finding(1, 4, 1, 5), '\uFEFFa: b')).toEqual(['  1 | a: b', '    |    ^']);
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
    const found = SiteDocument.read(example, new Map()).diagnostics;
    const shown = { ...options, text: example };
    expect(printFindings(found, { ...shown, examples: 'count' })).toBe(
      'Значений с пометкой «# ЗАМЕНИТЬ»: 1. Список: npm run check -- --release',
    );
    expect(printFindings(found, { ...shown, examples: 'each' })).toBe(
      [
        'замечание SITE-075: это примеры. Замените их настоящими значениями и сотрите пометки «# ЗАМЕНИТЬ», где они стоят.',
        '  site.yaml:29:7 company → реквизит 1 (УНП) → value: "000000000"',
      ].join('\n'),
    );
  });
});

describe('an example in a list', () => {
  test.for([
    ['office: "+375 29" # ЗАМЕНИТЬ', '"+375 29"'],
    ['  - label: УНП # ЗАМЕНИТЬ', 'УНП'],
    ['  - - Паспорт # ЗАМЕНИТЬ', 'Паспорт'],
    ['  - Пн: 9–18 # ЗАМЕНИТЬ', 'Пн: 9–18'],
    ['text: >- # ЗАМЕНИТЬ', '>-'],
    [`title: ${'а'.repeat(70)} # ЗАМЕНИТЬ`, `${'а'.repeat(60)}…`],
  ] as const)('%s', ([line, shown]) => {
    const end = line.indexOf(' #') + 1;
    expect(exampleSource(finding(1, line.search(/\S/) + 1, 1, end), line, 'ru')).toBe(shown);
  });
});

test('what is wrong in very many places lists some of them, and counts the rest', async () => {
  const minimal = await readFixture('ok/minimal');
  const links = replaceOnce(
    minimal,
    'footer:\n  menu:\n',
    `footer:\n  menu:\n${'    - link: /wheel\n'.repeat(25)}`,
  );
  const [dead] = SiteDocument.read(links, new Map()).diagnostics;
  const printed = (language: 'ru' | 'en') =>
    dead && printFinding(dead, { ...options, text: links, language });
  expect(printed('ru')).toMatch(/То же в строках 23, 24, .*, 42 и ещё в 4\./);
  expect(printed('en')).toMatch(/The same on lines 23, 24, .*, 42 and 4 more\./);
});
