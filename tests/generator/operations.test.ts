/** The law of editing: whatever the operation, the values are those that it means, and no other byte has changed. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNode, parseDocument } from 'yaml';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { editsOf, hunksOf } from '../../generator/core/edit/history.ts';
import { applyEdits } from '../../generator/core/edit/splice.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { dressedSites } from '../support/dressed-sites.ts';

const seed = Number(process.env.OPERATIONS_SEED ?? Date.now() % 1_000_000);
const runs = Number(process.env.OPERATIONS_RUNS ?? 120);
/** Milliseconds that a run may take on a busy machine. */
const runLimitMs = 1500;

const sites = await dressedSites();

type Path = (string | number)[];

/** All paths of plain data below the top. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return children.flatMap(([segment, child]) => [[...path, segment], ...pathsOf(child, [...path, segment])]);
}

const read = new Map<string, { readonly document: SiteDocument; readonly paths: readonly Path[] }>();

/** A site with all paths in it, read when it is first needed. */
function siteAt(index: number) {
  const { name, text } = sites[index % sites.length] ?? { name: '', text: '' };
  const document = read.get(name)?.document ?? SiteDocument.read(text);
  const paths = read.get(name)?.paths ?? pathsOf(document.data);
  read.set(name, { document, paths });
  return { name, document, paths };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, segment) => Reflect.get(Object(part), segment), value);
}

const text = fc.oneof(
  fc.constantFrom(
    'Слово',
    'Два слова',
    'Что: это',
    'C# и # знак',
    "it's",
    'say "so"',
    '- пункт',
    '* пункт\n* второй',
    '[ссылка](/about)',
    '{скобка',
    '| черта',
    '',
    ' с пробелом ',
    '12',
    '+375 29 000-00-01',
    'true',
    'null',
    '~',
    'Первый абзац.\n\nВторой абзац.',
    'строка\nстрока\n',
    '\n',
    'обратная \\ черта',
    'Ёлка 🚚 漢字',
    'не\u00A0разрывай',
    'до\u00ADлгий',
    'конец:',
    '&якорь',
    '*псевдоним',
    '!тег',
    '%знак',
    '@имя',
    '`код`',
    '---',
    '...',
    'a\tb',
  ),
  fc
    .array(fc.constantFrom('слово', 'длинное-слово', 'и', 'в', '—', '**жирно**', 'a:b', '#1'), {
      minLength: 1,
      maxLength: 40,
    })
    .map((words) => words.join(' ')),
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(0, 12, -1.5, true, false) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('kind', 'text', 'label', 'ключ', 'два слова', 'a.b', '1'),
      fc.oneof(
        text,
        fc.array(text, { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('file', 'alt'), text, { noNullPrototype: true }),
      ),
      { maxKeys: 4, noNullPrototype: true },
    ),
  },
);

/** A text as a hand changes it: a word replaced, taken out or added. */
const wordChange = fc.record({
  place: fc.nat(200),
  word: fc.constantFrom('слово', '', 'два слова', 'А: б', '#'),
});

const round = fc.record({
  site: fc.nat(100_000),
  kind: fc.constantFrom('word', 'word', 'set', 'add', 'insert', 'remove', 'move'),
  place: fc.nat(100_000),
  to: value,
  index: fc.nat(100),
  change: wordChange,
});

type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

/** An operation on a site, with the values that it means. */
function operationOf(
  round: Round,
): { name: string; document: SiteDocument; operation: EditOperation; meant: unknown } | undefined {
  const { name, document, paths } = siteAt(round.site);
  const path = paths[round.place % paths.length];
  if (path === undefined) {
    return undefined;
  }
  const meant: unknown = structuredClone(document.data);
  const [holder, segment] = [at(meant, path.slice(0, -1)), path.at(-1) ?? ''];
  const old = at(meant, path);
  const answer = (operation: EditOperation) => ({ name, document, operation, meant });
  switch (round.kind) {
    case 'word': {
      if (typeof old !== 'string') {
        return undefined;
      }
      const words = old.split(' ');
      const to = words
        .toSpliced(round.change.place % words.length, round.change.place % 2, round.change.word)
        .join(' ');
      Reflect.set(Object(holder), segment, to);
      return answer({ kind: 'set', path, to });
    }
    case 'set':
      Reflect.set(Object(holder), segment, round.to);
      return answer({ kind: 'set', path, to: round.to });
    case 'add': {
      if (typeof old !== 'object' || old === null || Array.isArray(old)) {
        return undefined;
      }
      Reflect.set(old, 'added', round.to);
      return answer({ kind: 'set', path: [...path, 'added'], to: round.to });
    }
    case 'insert': {
      if (!Array.isArray(old)) {
        return undefined;
      }
      const index = round.index % (old.length + 1);
      old.splice(index, 0, round.to);
      return answer({ kind: 'insert', path, index, to: round.to });
    }
    case 'remove':
      if (Array.isArray(holder)) {
        holder.splice(Number(segment), 1);
      } else {
        Reflect.deleteProperty(Object(holder), segment);
      }
      return answer({ kind: 'remove', path });
    default: {
      if (!Array.isArray(holder)) {
        return undefined;
      }
      const to = round.index % holder.length;
      holder.splice(to, 0, ...holder.splice(Number(segment), 1));
      return answer({ kind: 'move', path, to });
    }
  }
}

const comments = (part: string) => part.match(/# c\d+\./g) ?? [];

const parsed = new Map<string, ReturnType<typeof parseDocument>>();

/** Where an operation may change a file, told by another reader: the value, or what holds the entry. */
function allowedRange(source: string, { kind, path }: EditOperation): { start: number; end: number } {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const document = parsed.get(source) ?? parseDocument(source.slice(mark), { stringKeys: true });
  parsed.set(source, document);
  const target = kind === 'set' && document.hasIn(path) ? path : kind === 'insert' ? path : path.slice(0, -1);
  const node = document.getIn(target, true);
  const range = isNode(node) ? node.range : undefined;
  if (!range || target.length === 0) {
    return { start: 0, end: source.length };
  }
  return { start: range[0] + mark, end: range[2] + mark };
}

/** How much of a file stays at its start and at its end. */
function changedRange(before: string, after: string): { start: number; end: number } {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) {
    start += 1;
  }
  let end = before.length;
  for (
    let other = after.length;
    end > start && other > start && before[end - 1] === after[other - 1];
    other -= 1
  ) {
    end -= 1;
  }
  return { start, end };
}

/** Blanks, line ends, a dash, a colon and comments before the place: those of the key that a block hangs on. */
const leadIn = /^[\s:-]*(?:#[^\n]*\n\s*)*$/;

const outcomes = { applied: 0, refused: new Map<string, number>() };

function check(one: Round): void {
  const given = operationOf(one);
  if (given === undefined) {
    return;
  }
  const { name, document, operation, meant } = given;
  const applied = applyOperation(document, operation);
  if (applied.kind === 'refused') {
    outcomes.refused.set(
      name.split(', ')[1] ?? '',
      (outcomes.refused.get(name.split(', ')[1] ?? '') ?? 0) + 1,
    );
    if (process.env.OPERATIONS_SHOW !== undefined) {
      console.log(name, JSON.stringify(operation).slice(0, 300), applied.reason);
    }
    return;
  }
  outcomes.applied += 1;
  const [before, after] = [document.text, applied.document.text];
  const what = `${name}: ${JSON.stringify(operation)}`;
  expect(isDeepStrictEqual(applied.document.data, meant), what).toBe(true);
  expect(applyEdits(before, applied.edits), what).toBe(after);
  expect(applyEdits(after, editsOf(hunksOf(before, applied.edits), 'undo')), what).toBe(before);
  if (before === after) {
    return;
  }
  const changed = changedRange(before, after);
  const allowed = allowedRange(before, operation);
  if (changed.start < allowed.start) {
    const line = before.lastIndexOf('\n', changed.start - 1) + 1;
    const isComment = /^\s*#/.test(before.slice(line));
    expect(before.slice(isComment ? line : changed.start, allowed.start), what).toMatch(leadIn);
  }
  if (changed.end > allowed.end) {
    expect(before.slice(allowed.end, changed.end), what).toMatch(/^\s*$/);
  }
  expect(after.startsWith('\uFEFF'), what).toBe(before.startsWith('\uFEFF'));
  expect(before.includes('\r\n') && /(?<!\r)\n/.test(after), what).toBe(false);
  const isLossless =
    operation.kind === 'move' ||
    operation.kind === 'insert' ||
    (operation.kind === 'set' && typeof operation.to !== 'object');
  if (
    isLossless &&
    !(operation.kind === 'set' && typeof at(document.data, [...operation.path]) === 'object')
  ) {
    expect(comments(after).toSorted(), what).toEqual(comments(before).toSorted());
  }
}

describe('an operation', () => {
  test(
    `changes what it means and nothing else (OPERATIONS_SEED=${seed})`,
    () => {
      fc.assert(fc.property(round, check), { seed, numRuns: runs });
      if (process.env.OPERATIONS_SHOW !== undefined) {
        console.log(outcomes);
      }
      const refused = [...outcomes.refused.values()].reduce((sum, count) => sum + count, 0);
      expect(refused).toBeLessThan(outcomes.applied / 20 + 5);
    },
    runs * runLimitMs,
  );
});
