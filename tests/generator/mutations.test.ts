/**
 * Good spec files, damaged at random: every run ends in a site or in findings inside the file.
 * `MUTATION_RUNS` asks for more runs, `PROPERTY_SEED` for others; a failed run prints both.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/core/findings/diagnostic.ts';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import type { PictureIndex } from '../../generator/core/resolve/context.ts';
import { createTypesetter } from '../../generator/core/resolve/typography.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { printFindings } from '../../generator/print/print-terminal.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { examples } from '../support/usual-walks.ts';
import { fixtureNames, fixturePath, fixtureSites, readFixture, replaceOnce } from '../support/workspace.ts';

/** Enough to meet every kind of damage; more runs meet it in more places. */
const usualRuns = examples(60, 150);

const runs = Number(process.env.MUTATION_RUNS ?? usualRuns);

const microsecondsPerMillisecond = 1000;
/** A run that takes longer has hung, in milliseconds of the processor: the machine may have other work. */
const runLimitMs = 2000;
/** Time for one run with all that is checked about it, on a machine with other work, in milliseconds. */
const timePerRunMs = 150;
const leastTestTimeMs = 600_000;

interface Base {
  readonly name: string;
  readonly text: string;
  readonly pictures: PictureIndex;
}

const allBases: readonly Base[] = [
  ...(await Promise.all(
    fixtureSites.map(async (site) => ({
      name: `sites/${site}`,
      text: await readFixture(`sites/${site}`),
      pictures: await readPictures(fixturePath(`sites/${site}/pictures`)),
    })),
  )),
  ...(await Promise.all(
    (
      await fixtureNames('ok')
    ).map(async (name) => ({
      name: `ok/${name}`,
      text: await readFixture(`ok/${name}`),
      pictures: new Map(),
    })),
  )),
];

const bases: ReadonlyMap<string, Base> = new Map(allBases.map((base) => [base.name, base]));

/** How deep a nesting and how long a text a mutation makes. */
const deep = 3000;
const long = 100_000;

/** Names that mean something to the language that the generator is written in. */
const trickyKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
];

/** What a program would run, if a text were pasted into one. */
const templateString = ['`$', '{process.exit(1)}`'].join('');

/** Values that are of another kind, or that say something to YAML, HTML, Markdown or a program. */
const trickyValues = [
  '',
  '~',
  'null',
  'true',
  'да',
  'yes',
  '010',
  '1.10',
  '+375290000001',
  '1e999',
  '.nan',
  '-.inf',
  '0x1F',
  '2024-05-02',
  '12:30',
  '[]',
  '{}',
  '[[]]',
  '{a: {b: [c]}}',
  '- x',
  '&a b',
  '*a',
  '!!binary AAAA',
  '!!js/function x',
  '<<: *a',
  '|',
  '>-',
  "'",
  '"',
  '"\\x"',
  '"\\uD800"',
  '"\\0"',
  "'a' b",
  '@a',
  '`a`',
  '%a',
  '#a',
  'a: b',
  'a #b',
  '?',
  ':',
  '---',
  '...',
  '“a”',
  '\u00A0a',
  'a\u200Bb',
  '\uFEFFa',
  '\u202Ea',
  '\u0000',
  '\u2028',
  '🚚',
  '/',
  '//',
  '/кодd95',
  'javascript:alert(1)',
  'https://',
  'https://[',
  '/%zz',
  '/%E0%A4%A',
  '#',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"<img src=x onerror=alert(1)>"',
  `'${templateString}'`,
  "'`+alert(1)+`'",
  "'</style><!--'",
  "'$& $` $1'",
  "'[a](javascript:x) ![b](c) # d'",
  "'[a](<b c>) [d]: e ~~f~~ | g |'",
  "'1. 1. 1. 1. 1. 1. 1. 1. a'",
  "'**a __b *c _d [e](f ![g'",
];

const nestings = [
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  '['.repeat(deep),
  `${'{a: '.repeat(deep)}1${'}'.repeat(deep)}`,
  `\n${Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth + 9)}a:`).join('\n')}`,
  `\n${'  - '.repeat(400)}a`,
];

/** Parts that a very long value is made of. */
const longParts = ['x', 'ы', '[', '*a ', '“', '\u00A0', '1. ', '🚚', '\\'];

/** Single characters that change the layout, or are not rendered. */
const characters = ['\t', '\u00A0', '\u200B', '\uFEFF', '\r', '\u0007', ' ', '-', ':', '#', "'", '"', '“'];

const aliasBomb = [
  'bomb0: &b0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from(
    { length: 12 },
    (_, level) => `bomb${level + 1}: &b${level + 1} [${`*b${level}, `.repeat(9)}]`,
  ),
].join('\n');

/** Lines, or a place of the text, that a mutation is about; taken round the length of the text. */
const place = fc.nat({ max: 100_000 });

/** What is done to a text: plain data, so that a failed run can be read. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('delete'), at: place, count: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('double'), at: place, count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('move'), at: place, to: place }),
  fc.record({ kind: fc.constant('retype'), at: place, value: fc.constantFrom(...trickyValues) }),
  fc.record({
    kind: fc.constant('retype'),
    at: place,
    value: fc.string({ unit: 'grapheme', maxLength: 40 }),
  }),
  // In quotes a value is no mistake of YAML, and what stands behind the parser gets to see it.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('retype'),
      at: place,
      value: fc.constantFrom(...trickyValues).map((value) => JSON.stringify(value)),
    }),
  },
  fc.record({ kind: fc.constant('retype'), at: place, value: fc.constantFrom(...nestings) }),
  fc.record({ kind: fc.constant('fill'), at: place, value: fc.constantFrom(...longParts) }),
  fc.record({ kind: fc.constant('rename'), at: place, value: fc.constantFrom(...trickyKeys) }),
  fc.record({ kind: fc.constant('indent'), at: place, width: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ kind: fc.constant('insert'), at: place, value: fc.constantFrom(...characters) }),
  fc.record({
    kind: fc.constant('overwrite'),
    at: place,
    value: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  }),
  fc.record({ kind: fc.constant('cut'), at: place }),
  fc.record({ kind: fc.constant('bomb'), at: place }),
  fc.record({ kind: fc.constant('line ends') }),
  fc.record({ kind: fc.constant('byte order mark') }),
  fc.record({ kind: fc.constant('second document') }),
);

interface Mutation {
  readonly kind: string;
  readonly at?: number;
  readonly to?: number;
  readonly count?: number;
  readonly width?: number;
  readonly value?: string;
}

function mutateLines(
  text: string,
  { kind, at = 0, to = 0, count = 0, width = 0, value = '' }: Mutation,
): string {
  const lines = text.split('\n');
  const index = at % lines.length;
  const line = lines[index] ?? '';
  const retyped = (content: string) =>
    line.replace(/(:[ ]|- )[^:]*$|$/, (_, lead: string = ': ') => lead + content);
  switch (kind) {
    case 'delete':
      lines.splice(index, count);
      break;
    case 'double':
      lines.splice(index, 0, ...lines.slice(index, index + count));
      break;
    case 'move':
      lines.splice(index, 1);
      lines.splice(to % (lines.length + 1), 0, line);
      break;
    case 'retype':
      lines[index] = retyped(value);
      break;
    case 'fill':
      lines[index] = retyped(value.repeat(Math.ceil(long / value.length)));
      break;
    case 'rename':
      lines[index] = line.replace(/[\p{L}\p{N}_-]+(?=:)/u, value);
      break;
    case 'indent':
      lines[index] = width < 0 ? line.slice(Math.min(-width, line.search(/\S|$/))) : ' '.repeat(width) + line;
      break;
    case 'bomb':
      lines.splice(index, 0, aliasBomb);
      break;
    default:
      throw new RangeError(`There is no mutation ${kind}`);
  }
  return lines.join('\n');
}

function mutate(text: string, mutation: Mutation): string {
  const { kind, at = 0, value = '' } = mutation;
  const offset = at % (text.length + 1);
  switch (kind) {
    case 'insert':
      return text.slice(0, offset) + value + text.slice(offset);
    case 'overwrite':
      return text.slice(0, offset) + value + text.slice(offset + value.length);
    case 'cut':
      return text.slice(0, offset);
    case 'line ends':
      return text.replaceAll('\n', '\r\n');
    case 'byte order mark':
      return `\uFEFF${text}`;
    case 'second document':
      return `${text}\n---\n${text}`;
    default:
      return mutateLines(text, mutation);
  }
}

const damaged = fc.record({
  base: fc.constantFrom(...bases.keys()),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
});

function isInside(lines: readonly string[], line: number, column: number): boolean {
  const content = lines[line - 1];
  return content !== undefined && column >= 1 && column <= content.length + 1;
}

/** What is wrong with the findings themselves; nothing where all is well. */
function faultsOf(text: string, diagnostics: readonly Diagnostic[]): string[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return diagnostics.flatMap((diagnostic) => {
    const { start, end } = diagnostic.range;
    const isOrdered = end.line > start.line || (end.line === start.line && end.column >= start.column);
    const isPlaced =
      isInside(lines, start.line, start.column) && isInside(lines, end.line, end.column) && isOrdered;
    const isSaid = (['ru', 'en'] as const).every((language) => {
      const message = formatMessage(diagnostic, language);
      return message.text !== '' && !/\[object /.test(`${message.text}${message.hint}`);
    });
    return isPlaced && isSaid ? [] : [JSON.stringify(diagnostic)];
  });
}

describe('a damaged file', () => {
  test(
    'ends in a site or in findings, soon',
    () => {
      const seen = new Map<string, number>();
      let slowest = 0;
      fc.assert(
        fc.property(damaged, ({ base: name, mutations }) => {
          const base = bases.get(name);
          const text = mutations.reduce(mutate, base?.text ?? '');
          const start = process.cpuUsage();
          const { model, diagnostics } = SiteDocument.read(text, base?.pictures ?? new Map());
          const { user, system } = process.cpuUsage(start);
          const elapsed = (user + system) / microsecondsPerMillisecond;
          slowest = Math.max(slowest, elapsed);
          for (const code of new Set(diagnostics.map((diagnostic) => diagnostic.code))) {
            seen.set(code, (seen.get(code) ?? 0) + 1);
          }
          seen.set(
            model === undefined ? '= findings' : '= site',
            (seen.get(model === undefined ? '= findings' : '= site') ?? 0) + 1,
          );
          expect(elapsed).toBeLessThan(runLimitMs);
          expect(model === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
          expect(faultsOf(text, diagnostics)).toEqual([]);
          expect(() =>
            printFindings(diagnostics, {
              file: 'site.yaml',
              text,
              language: 'ru',
              colour: false,
              examples: 'each',
            }),
          ).not.toThrow();
        }),
        { numRuns: runs, endOnFailure: process.env.MUTATION_RUNS !== undefined },
      );
      if (process.env.MUTATION_RUNS !== undefined) {
        console.log(
          Object.fromEntries([...seen].toSorted(([, a], [, b]) => b - a)),
          `slowest: ${Math.round(slowest)} ms`,
        );
      }
      // Damage that nobody notices would prove nothing, and neither would a generator that refuses everything.
      expect(seen.get('= findings')).toBeGreaterThan(runs / 4);
      expect(seen.get('= site')).toBeGreaterThan(0);
    },
    Math.max(leastTestTimeMs, runs * timePerRunMs),
  );
});

const minimal = await readFixture('ok/minimal');

describe('a text that looks like a program, a page or Markdown', () => {
  /** Each with no mark that the small Markdown knows: it has to arrive as it is. */
  const tricks = [
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '</title></style><!-- -->',
    '&lt;b&gt; &amp; &nbsp; &#x41;',
    `${templateString} \\u0041 \\n`,
    "'; DROP TABLE pages; --",
    '$& $1 $` {title} {brand}',
    '{{ 7*7 }} <%= 7 %>',
    '`code` ~~struck~~ | a | b |',
    '> 5 t, <b>x</b>, [^1]: note',
    'javascript:alert(1)',
    'constructor toString valueOf',
    'line\u2028and\u2029paragraph',
  ] as const;

  const base = replaceOnce(
    minimal,
    'title: Ремонт велосипедов\nheader:',
    'title: Ремонт велосипедов\n      - kind: text\n        text: MARKDOWN\nheader:',
  );

  test.for(tricks)('%j arrives in the model as text', (trick) => {
    const quoted = JSON.stringify(trick);
    const text = replaceOnce(replaceOnce(base, 'name: Главная', `name: ${quoted}`), 'MARKDOWN', quoted);
    const { model, diagnostics } = SiteDocument.read(text, new Map());
    // That visitors will see marks of a web page is worth a remark.
    expect(diagnostics.filter(({ code }) => code !== 'pasted-html')).toEqual([]);
    const page = model?.pages[0];
    expect(page?.name).toBe(trick);
    expect(page?.sections[1]).toMatchObject({
      text: [{ kind: 'paragraph', children: [createTypesetter('ru').text(trick)] }],
    });
  });
});
