import { describe, expect, test } from 'vitest';
import { codeLabel, findingCodes } from '../../generator/core/findings/code-label.ts';
import {
  type Diagnostic,
  definitions,
  examplesOf,
  type FindingCode,
} from '../../generator/core/findings/diagnostic.ts';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import type { PictureIndex } from '../../generator/core/resolve/context.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { printFinding, uncheckedNote } from '../../generator/print/print-terminal.ts';
import { fixtureNames, fixturePath, listFiles, readFixture } from '../support/workspace.ts';

const languages = ['ru', 'en'] as const;
const fine = await fixtureNames('ok');

/** The pictures folder of the faulty files: one picture, which must not be published. */
const unsafePictures: PictureIndex = new Map([
  ['unsafe.svg', { kind: 'vector', width: 40, height: 30, version: '00000000', problem: 'web-page' }],
]);

/** What is said of the smallest site that is fine; a fixture that is about something else does not show it. */
const baseline = new Set(
  SiteDocument.read(await readFixture('ok/minimal')).diagnostics.map(({ code }) => code),
);

/** The findings that a fixture is about. */
function ownFindings(name: string, { diagnostics }: SiteDocument): readonly Diagnostic[] {
  return diagnostics.filter(({ code }) => !baseline.has(code) || examplesOf(code).includes(name));
}

const faulty = await Promise.all(
  (await fixtureNames('err')).map(async (name) => {
    const text = await readFixture(`err/${name}`);
    return { name, text, diagnostics: ownFindings(name, SiteDocument.read(text, unsafePictures)) };
  }),
);

/** The only code that no file can bring about: it stands ready for checks that no schema uses yet. */
const withoutFixture: ReadonlySet<FindingCode> = new Set<FindingCode>(['invalid-value']);

/** Words of the libraries below, and the look of a regular expression: nothing an owner could use. */
const programWords =
  /\b(?:expected|received|undefined|null|invalid|string|object|array|record|tuple|zod|schema|scalar|node|mapping|sequence|token|NaN)\b|\[object|\(\?:|\\p\{/i;

function messages(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap((diagnostic) =>
    languages.flatMap((language) => {
      const { text, hint = '' } = formatMessage(diagnostic, language);
      return [text, hint];
    }),
  );
}

/** A message without the words of the file that it repeats, and without the keys that the format itself has. */
function ownWords(message: string): string {
  return message
    .replace(/[«"'][^»"']*[»"']/g, '')
    .replace(/(?:Можно|Allowed|Здесь бывают|Allowed here): .*/g, '');
}

function isInside(text: string, line: number, column: number): boolean {
  const content = text.replace(/^\uFEFF/, '').split(/\r?\n/)[line - 1];
  return content !== undefined && column >= 1 && column <= content.length + 1;
}

test('the corpus is not empty', () => {
  expect(fine.length).toBeGreaterThan(10);
  expect(faulty.length).toBeGreaterThan(80);
});

test.for(['err', 'fixed'] as const)(
  'no file in %s stands there twice, whole and as a change',
  async (kind) => {
    const names = await fixtureNames(kind);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test('no explanation has lost its file', async () => {
  const explained = (await listFiles(fixturePath('err')))
    .filter((path) => path.endsWith('.out'))
    .map((path) => path.slice(0, -'.out'.length));
  const names = new Set(faulty.map(({ name }) => name));
  expect(explained.filter((name) => !names.has(name))).toEqual([]);
});

test.for(fine)('ok/%s has no finding', async (name) => {
  const text = await readFixture(`ok/${name}`);
  const document = SiteDocument.read(text);
  expect(ownFindings(name, document)).toEqual([]);
  expect(document).toMatchObject({ model: { pages: expect.anything() } });
});

describe.for(faulty)('err/$name', ({ name, text, diagnostics }) => {
  test('is explained in both languages', async () => {
    const printed = languages.map((language) => {
      const findings = diagnostics.map((diagnostic) =>
        printFinding(diagnostic, { file: `${name}.yaml`, text, language, colour: false }),
      );
      return [...findings, uncheckedNote(diagnostics, language) ?? []].flat().join('\n\n');
    });
    expect(diagnostics).not.toHaveLength(0);
    await expect(`${printed.join('\n\n---\n\n')}\n`).toMatchFileSnapshot(fixturePath(`err/${name}.out`));
  });

  test('has its findings inside the file, in order', () => {
    for (const { range } of diagnostics) {
      const { start, end } = range;
      expect(isInside(text, start.line, start.column)).toBe(true);
      expect(isInside(text, end.line, end.column)).toBe(true);
      expect(end.line > start.line || end.column >= start.column).toBe(true);
    }
    const lines = diagnostics.map(({ range }) => range.start.line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  test('speaks the language of its owner', () => {
    for (const message of messages(diagnostics)) {
      expect(ownWords(message)).not.toMatch(programWords);
    }
  });
});

test('every code is brought about by a fixture', () => {
  const seen = new Set(faulty.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)));
  expect(findingCodes.filter((code) => !seen.has(code))).toEqual([...withoutFixture]);
});

test('no number is used twice', () => {
  const numbers = findingCodes.map((code) => definitions[code].number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

test('every code has a label', () => {
  const labels = findingCodes.map(codeLabel);
  for (const label of labels) {
    expect(label).toMatch(/^SITE-\d{3}$/);
  }
});

test('every mistake in YAML has a fixture', () => {
  const seen = new Set(
    faulty.flatMap(({ diagnostics }) =>
      diagnostics.flatMap((diagnostic) =>
        diagnostic.code === 'yaml-syntax' ? [diagnostic.args.problem] : [],
      ),
    ),
  );
  expect([...seen].toSorted()).toEqual([
    'bad-escape',
    'colon-in-text',
    'dash-in-indicator',
    'extra-character',
    'glued-dash',
    'indent',
    'inner-quotes',
    'joined-lines',
    'list-beside-colon',
    'lost-dash',
    'lost-hash',
    'lost-indent',
    'lost-indicator',
    'lost-item-start',
    'lost-key',
    'missing-colon',
    'missing-space',
    'odd-dash',
    'old-line-ends',
    'other',
    'outside-list',
    'reserved-start',
    'several-documents',
    'shifted',
    'tab',
    'text-above-block',
    'text-above-list',
    'text-after-quote',
    'text-beside-indicator',
    'text-indent',
    'unclosed-bracket',
    'unclosed-quote',
  ]);
});

test('the smallest and the largest number are both explained', () => {
  const sides = faulty.flatMap(({ diagnostics }) =>
    diagnostics.flatMap((diagnostic) =>
      diagnostic.code === 'out-of-range' ? Object.keys(diagnostic.args) : [],
    ),
  );
  expect(new Set(sides)).toEqual(new Set(['minimum', 'maximum']));
});
