/** The law of incremental reading: whatever changes in a text, its document equals that of the text read anew. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printParts, readParts } from '../../generator/core/check/kept-parts.ts';
import { type ReadText, readText } from '../../generator/core/check/read-text.ts';
import { LineIndex } from '../../generator/core/document/line-index.ts';
import type { ValuePath } from '../../generator/core/document/source-range.ts';
import { labelsOn } from '../../generator/core/findings/item-labels.ts';
import type { PictureIndex } from '../../generator/core/resolve/context.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { type KnownParts, parseParts } from '../../generator/core/syntax/parse-parts.ts';
import { hashOf } from '../../generator/disk/kept-file.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { applyDamage, type DamageChoice, damageChoice, damageOf } from '../support/damage.ts';
import { examples } from '../support/usual-walks.ts';
import { fixtureNames, fixturePath, fixtureSites, readFixture } from '../support/workspace.ts';

const runs = Number(process.env.INCREMENTAL_RUNS ?? examples(20, 60));
/** Ends a run that hangs, in milliseconds. */
const runLimitMs = 30_000;

const names = [
  ...fixtureSites.map((name) => `sites/${name}`),
  ...(await fixtureNames('ok')).map((name) => `ok/${name}`),
  ...(await fixtureNames('err')).map((name) => `err/${name}`),
];
const texts = new Map(await Promise.all(names.map(async (name) => [name, await readFixture(name)] as const)));
const sitePictures = new Map<string, PictureIndex>(
  await Promise.all(
    fixtureSites.map(
      async (name) => [`sites/${name}`, await readPictures(fixturePath(`sites/${name}/pictures`))] as const,
    ),
  ),
);

/** Lines that change what the lines around them are, or look as if they did. */
const trickyLines = [
  '',
  '# comment',
  '  # comment',
  '      # comment',
  'other:',
  'other: |',
  'other: |+',
  'other: "open',
  "'other': x",
  'other: {a: 1,',
  '? other',
  ': other',
  '- item',
  '  - item',
  '  - ',
  '  - text: >-',
  '    more text',
  '  - |+',
  '---',
  '...',
  '%YAML 1.1',
  '&anchor',
  '*anchor',
  '\t',
  '\t# comment',
  'pages:',
  'pages: []',
  'pages: # comment',
  'reviews:',
  '}',
  '"',
] as const;

type Edit =
  | { readonly kind: 'damage'; readonly choice: DamageChoice }
  | { readonly kind: 'line'; readonly at: number; readonly line: string }
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly removes: boolean }
  | { readonly kind: 'windows' | 'mark' | 'cut' };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('damage' as const), choice: damageChoice }),
  fc.record({
    kind: fc.constant('line' as const),
    at: fc.nat(100_000),
    line: fc.constantFrom(...trickyLines),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    from: fc.nat(100_000),
    to: fc.nat(100_000),
    removes: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('windows' as const, 'mark' as const, 'cut' as const) }),
);

/** The parts that a text consists of to the eye: blocks, and items of lists right below them. */
function piecesOf(text: string): string[] {
  return text.split(/(?<=\n)(?=[A-Za-z]| {0,4}- )/);
}

function edited(text: string, change: Edit): string {
  switch (change.kind) {
    case 'damage': {
      const damage = damageOf(text, change.choice);
      return damage === undefined ? text : applyDamage(text, damage);
    }
    case 'line': {
      const lines = text.split('\n');
      return lines.toSpliced(change.at % (lines.length + 1), 0, change.line).join('\n');
    }
    case 'move': {
      const pieces = piecesOf(text);
      const from = change.from % pieces.length;
      const moved = pieces.slice(from, from + 1);
      const rest = change.removes ? pieces.toSpliced(from, 1) : pieces;
      return rest.toSpliced(change.to % (rest.length + 1), 0, ...moved).join('');
    }
    case 'windows':
      return text.replace(/\r?\n/g, '\r\n');
    case 'mark':
      return `\uFEFF${text}`;
    case 'cut':
      return text.trimEnd();
  }
}

/** All paths of plain data, and one beside each of them that is not there. */
function pathsOf(value: unknown, path: ValuePath = []): ValuePath[] {
  const children =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) =>
          pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [path, [...path, 'not there'], ...children];
}

/** Everything that can be asked of a text that has been read. */
function answersOf({ source, data, diagnostics }: ReadText) {
  const paths = pathsOf(data);
  return {
    data,
    diagnostics: diagnostics(),
    ranges: paths.map((path) => [source.locate(path, 'key'), source.locate(path, 'value')]),
    sources: paths.map(source.sourceOf),
    labels: paths.map((path) => labelsOn(source.tree, path)),
    paths: Array.from({ length: source.index.text.length }, (_, offset) => offset)
      .filter((offset) => offset % 31 === 0)
      .map((offset) => source.pathAt(offset)),
  };
}

function answersOfDocument(document: SiteDocument) {
  const { diagnostics, specification, model, unmarkedExamples } = document;
  const { locate, sourceOf } = document.source;
  const paths = pathsOf(specification);
  return {
    diagnostics,
    specification,
    model,
    examples: unmarkedExamples(),
    ranges: paths.map((path) => [locate(path, 'key'), locate(path, 'value')]),
    sources: paths.map(sourceOf),
  };
}

const changes = fc.record({
  name: fc.constantFrom(...names),
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
});

/** Nothing has been read before: a text is read part by part, and each part is parsed. */
const noParts: KnownParts = new Map();

/** The parts of a text that has been read part by part. */
function partsOf(text: string): KnownParts {
  return readText(text, noParts).parts;
}

/** What a later run knows that has read what this one has kept. */
function afterRun(text: string): KnownParts {
  return readParts(printParts(partsOf(text), hashOf), hashOf);
}

describe('a text that is read part by part', () => {
  test('is read so wherever nothing is wrong with the way it is written', () => {
    const whole = names.filter((name) => [...partsOf(texts.get(name) ?? '')].length === 0);
    expect(whole.filter((name) => !name.startsWith('err/'))).toEqual(['ok/flow-style']);
  });

  test.for(fixtureSites)('is read so whichever items have changed: %s', (name) => {
    const { text } = readText(texts.get(`sites/${name}`) ?? '').source.index;
    expect(parseParts(new LineIndex(text), noParts)).toBeDefined();
  });

  test.for(names)('says what it says as a whole: %s', (name) => {
    const text = texts.get(name) ?? '';
    const expected = answersOf(readText(text));
    expect(answersOf(readText(text, noParts))).toEqual(expected);
    expect(answersOf(readText(text, partsOf(text)))).toEqual(expected);
    expect(answersOf(readText(text, afterRun(text)))).toEqual(expected);
  });

  test('says what it says as a whole after any change', { timeout: runs * runLimitMs }, () => {
    fc.assert(
      fc.property(changes, ({ name, edits }) => {
        const before = texts.get(name) ?? '';
        const text = edits.reduce(edited, before);
        const expected = answersOf(readText(text));
        expect(answersOf(readText(text, noParts))).toEqual(expected);
        expect(answersOf(readText(text, partsOf(before)))).toEqual(expected);
        expect(answersOf(readText(text, afterRun(before)))).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });
});

describe('a document with another text', () => {
  test.for(fixtureSites)('is the same where the text and the pictures are: %s', async (name) => {
    const text = texts.get(`sites/${name}`) ?? '';
    const pictures = await readPictures(fixturePath(`sites/${name}/pictures`));
    const document = SiteDocument.read(text, sitePictures.get(`sites/${name}`));
    expect(document.withText(text, pictures)).toBe(document);
    const repainted = new Map(
      [...pictures].map(([file, picture]) => [file, { ...picture, version: 'other' }]),
    );
    expect(document.withText(text, repainted)).not.toBe(document);
    expect(document.withText(`${text}# comment\n`, pictures)).not.toBe(document);
  });

  test('equals the one that is read anew', { timeout: runs * runLimitMs }, () => {
    fc.assert(
      fc.property(changes, ({ name, edits }) => {
        const pictures = sitePictures.get(name);
        let text = texts.get(name) ?? '';
        let document = SiteDocument.read(text, pictures);
        for (const change of edits) {
          text = edited(text, change);
          document = document.withText(text);
          // What has been found out of each text is kept for the next.
          expect(document.diagnostics).toBeDefined();
        }
        const expected = answersOfDocument(SiteDocument.read(text, pictures));
        expect(answersOfDocument(document)).toEqual(expected);
        const kept = readParts(document.printParts(hashOf), hashOf);
        expect(answersOfDocument(SiteDocument.read(text, pictures, kept))).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });
});
