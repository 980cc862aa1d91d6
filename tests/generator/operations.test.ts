/** The law of editing: whatever the operation, the values are those that it means, and no other byte has changed. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCollection, isNode, isPair, isScalar, parseDocument } from 'yaml';
import { isBlock, valueAt } from '../../generator/core/document/value-at.ts';
import { applyOperation } from '../../generator/core/edit/apply-operation.ts';
import { editsOf, hunksOf } from '../../generator/core/edit/history.ts';
import { applyEdits } from '../../generator/core/edit/splice.ts';
import type { SiteDocument } from '../../generator/core/site-document.ts';
import type { EditOperation } from '../../src/model/editor.ts';
import { type Draw, draw, operationOf, type Path } from '../support/random-operations.ts';
import { examples } from '../support/usual-walks.ts';

const runs = Number(process.env.OPERATIONS_RUNS ?? examples(60, 120));
/** Ends a run that hangs, in milliseconds. */
const runLimitMs = 30_000;

interface Range {
  readonly start: number;
  readonly end: number;
}

const parsed = new Map<string, ReturnType<typeof parseDocument>>();

/** What another reader finds at a path: a value with its key, and whether it stands in brackets with how many others. */
function nodesAt(source: string, path: Path) {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const document = parsed.get(source) ?? parseDocument(source.slice(mark), { stringKeys: true });
  parsed.set(source, document);
  const holder: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const items: readonly unknown[] = isCollection(holder) ? holder.items : [];
  const pair = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1));
  const rangeOf = (node: unknown) => {
    const [start, end, wholeEnd] = isNode(node) && node.range ? node.range : [0, 0, 0];
    return { start: start + mark, end: end + mark, wholeEnd: wholeEnd + mark };
  };
  return {
    value: rangeOf(document.getIn(path, true)),
    key: isPair(pair) ? rangeOf(pair.key) : undefined,
    isInBrackets: isCollection(holder) && holder.flow === true,
    siblings: items.length,
  };
}

const withoutBlanks = (source: string, end: number) => source.slice(0, end).trimEnd().length;

/** Offset behind the dash or the colon that a value hangs on; in a list in brackets, that of the value. */
function hookOf(source: string, path: Path): number {
  const { value, key, isInBrackets } = nodesAt(source, path);
  if (key !== undefined) {
    return source.indexOf(':', key.end) + 1;
  }
  return isInBrackets
    ? value.start
    : source.slice(0, value.start).replace(/(?:(?<=\s)#[^\n]*\n|\s)*$/, '').length;
}

/** A value, and the comments between it and its key or dash. */
function valueRange(source: string, path: Path): Range {
  const { value } = nodesAt(source, path);
  return path.length === 0
    ? { start: 0, end: source.length }
    : { start: hookOf(source, path), end: Math.max(value.end, value.wholeEnd) };
}

/** An entry with the comments that lead it, directly above in its column, and those directly below that are deeper. */
function entryRange(source: string, path: Path): Range {
  const { value, key, isInBrackets } = nodesAt(source, path);
  if (isInBrackets) {
    return { start: (key ?? value).start, end: value.end };
  }
  const first = key?.start ?? hookOf(source, path) - 1;
  const line = source.lastIndexOf('\n', first - 1) + 1;
  const indent = source.slice(line, first);
  const lead =
    new RegExp(`(?:(?<=^\uFEFF?|\\n)${indent}#[^\\n]*\\n)*$`).exec(source.slice(0, line))?.[0] ?? '';
  // A text that keeps the line ends behind it goes on up to the last of them.
  const isKept = /[|>]\d?\+\s*\n/.test(source.slice(value.start, value.end));
  const uncommented = source.replace(/^[ \t]*#.*$/gm, (comment) => ' '.repeat(comment.length));
  const content = Math.max(
    isKept ? value.end - 1 : withoutBlanks(uncommented, value.end),
    key?.end ?? first + 1,
  );
  const below = new RegExp(`^[^\\n]*(?:\\n {${indent.length + 1},}#[^\\n]*)*`);
  return {
    start: indent.trim() === '' ? line - lead.length : first,
    end: content + (below.exec(source.slice(content))?.[0].length ?? 0),
  };
}

/** A range with the blanks, line ends and commas around it. */
function withSeparators(source: string, { start, end }: Range): Range {
  return {
    start: source.slice(0, start).replace(/[\s,]*$/, '').length,
    end: end + (/^[\s,]*/.exec(source.slice(end))?.[0].length ?? 0),
  };
}

/** Where an operation may change a file; nothing where it may only insert. */
function changeableRange({ text, data }: SiteDocument, operation: EditOperation): Range | undefined {
  const { kind, path } = operation;
  const holder = path.slice(0, -1);
  switch (kind) {
    case 'set': {
      if (valueAt(data, path) === undefined) {
        return Object.keys(Object(valueAt(data, holder))).length === 0 ? valueRange(text, holder) : undefined;
      }
      const { value } = nodesAt(text, path);
      const isSingle = [valueAt(data, path), operation.to].every((one) => typeof one !== 'object');
      return isSingle ? { start: value.start, end: value.wholeEnd } : valueRange(text, path);
    }
    case 'insert':
      return [valueAt(data, path)].flat().length === 0 ? valueRange(text, path) : undefined;
    case 'remove':
      return nodesAt(text, path).siblings === 1
        ? valueRange(text, holder)
        : withSeparators(text, entryRange(text, path));
    case 'move': {
      const [from, to] = [entryRange(text, path), entryRange(text, [...holder, operation.to])];
      return { start: Math.min(from.start, to.start), end: Math.max(from.end, to.end) };
    }
    default:
      return undefined;
  }
}

/** Whether a text is another with the characters of a range changed. */
function isChangedIn(before: string, after: string, { start, end }: Range): boolean {
  return (
    after.length >= before.length - (end - start) &&
    after.startsWith(before.slice(0, start)) &&
    after.endsWith(before.slice(end))
  );
}

/** What was inserted at one place of a text; nothing where more has changed. */
function insertedText(before: string, after: string): string | undefined {
  let [start, end] = [0, 0];
  while (start < before.length && before[start] === after[start]) {
    start += 1;
  }
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return start + end === before.length ? after.slice(start, after.length - end) : undefined;
}

const commentsIn = (text: string) => (text.match(/# c\d+\./g) ?? []).toSorted();

/** Comments with the entries that they lead. */
const leadsIn = (text: string) => text.match(/(?<=\n)( *)# c\d+\.\r?\n\1(?=[^\s#])[^:\n]*/g) ?? [];

const sortedLines = (text: string, { start, end }: Range) =>
  text
    .slice(start, end)
    .trim()
    .split(/\s*\n\s*/)
    .toSorted();

const sortedCharacters = (text: string) => Array.from(text.replace(/\s/g, '')).toSorted();

/** Items are moved with all their bytes, and what stands between them stays. */
function checkMove(before: string, after: string, range: Range, path: Path, what: string): void {
  const end = range.end + after.length - before.length;
  if (nodesAt(before, path).isInBrackets) {
    expect(after.length, what).toBe(before.length);
    expect(sortedCharacters(after), what).toEqual(sortedCharacters(before));
    return;
  }
  expect(sortedLines(after, { ...range, end }), what).toEqual(sortedLines(before, range));
}

/** A copy stands behind its item; what names it, and its old paths, are its own. */
function checkCopy(before: unknown, after: unknown, path: Path, what: string): void {
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  const items = [valueAt(after, list)].flat();
  const [original, copy] = items.slice(index, index + 2);
  const others = items.toSpliced(index + 1, 1);
  expect(isDeepStrictEqual(others, valueAt(before, list)), what).toBe(true);
  if (!isBlock(copy)) {
    expect(copy, what).toEqual(original);
    return;
  }
  const { oldPaths: _, ...kept } = Object(original);
  const isField = path[0] === 'form' && path[1] === 'fields';
  const own = ['path', 'id', ...(isField ? ['name'] : [])];
  for (const key of own.filter((name) => typeof kept[name] === 'string')) {
    expect(
      others.map((item) => valueAt(item, [key])),
      what,
    ).not.toContain(copy[key]);
    expect(copy[key], what).toMatch(/^\S+$/);
    kept[key] = copy[key];
  }
  const isPage = path[0] === 'pages' && path.length === 2;
  for (const key of ['name', 'menu'].filter((name) => isPage && typeof kept[name] === 'string')) {
    expect(['Копия: ', 'Copy: '].map((lead) => lead + kept[key])).toContain(copy[key]);
    kept[key] = copy[key];
  }
  expect(withoutCounts(copy), what).toEqual(withoutCounts(kept));
}

/** A value without the numbers that tell the names within a copy, such as those of answers, from those that it has them of. */
function withoutCounts(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/-\d+"/g, '"'));
}

/** Of a page with another path, nothing but that path changes wherever it stands, and the old one leads to it. */
function checkRename(
  document: SiteDocument,
  after: SiteDocument,
  path: Path,
  to: string,
  what: string,
): void {
  const old = String(valueAt(document.data, [...path, 'path']));
  expect(valueAt(after.data, [...path, 'path']), what).toBe(to);
  expect(valueAt(after.data, [...path, 'oldPaths']), what).toContain(old);
  const codes = ({ diagnostics }: SiteDocument) => diagnostics.map(({ code }) => code).toSorted();
  expect(codes(after), what).toEqual(codes(document));
  // A text may be folded elsewhere, and a page in another folder is not reached by the same relative paths.
  const isWhole = old.length === to.length && !/folded|literal|brackets/.test(what);
  const plain = (text: string) => (isWhole ? text : text.replace(/[\s/\\]/g, ''));
  const renamed = after.text.replaceAll(to, old).replaceAll(to.slice(1), old.slice(1));
  const inserted = insertedText(plain(document.text), plain(renamed));
  expect(inserted?.replace(/\s/g, ''), what).toMatch(
    new RegExp(`^,?(?:oldPaths:)?[-[,'">|]*${plain(old)}['"\\],]*$`),
  );
}

const outcomes = { applied: 0, refused: new Map<string, number>() };

function check(one: Draw): void {
  const { name, document, operation, meant } = operationOf(one);
  const { kind, path } = operation;
  const applied = applyOperation(document, operation);
  if (applied.kind === 'refused') {
    const dress = `${name.split(', ')[1]} ${kind}`;
    outcomes.refused.set(dress, (outcomes.refused.get(dress) ?? 0) + 1);
    if (process.env.OPERATIONS_SHOW !== undefined) {
      console.log(name, JSON.stringify(operation).slice(0, 300), applied.reason);
    }
    return;
  }
  outcomes.applied += 1;
  const [before, after] = [document.text, applied.document.text];
  const what = `${name}: ${JSON.stringify(operation)}`;
  expect(applyEdits(before, applied.edits), what).toBe(after);
  expect(applyEdits(after, editsOf(hunksOf(before, applied.edits), 'undo')), what).toBe(before);
  expect(after.startsWith('\uFEFF'), what).toBe(before.startsWith('\uFEFF'));
  expect(before.includes('\r\n') && /(?<!\r)\n/.test(after), what).toBe(false);
  if (kind === 'duplicate') {
    checkCopy(document.data, applied.document.data, path, what);
  } else if (kind === 'rename-page') {
    checkRename(document, applied.document, path, operation.to, what);
    return;
  } else {
    expect(isDeepStrictEqual(applied.document.data, meant), what).toBe(true);
  }
  if (before === after) {
    return;
  }
  const range = changeableRange(document, operation);
  if (range === undefined) {
    expect(insertedText(before, after), what).toBeDefined();
  } else {
    expect(isChangedIn(before, after, range), what).toBe(true);
  }
  if (kind === 'move' || range === undefined) {
    const leads = new Set(leadsIn(after));
    expect(
      leadsIn(before).filter((lead) => !leads.has(lead)),
      what,
    ).toEqual([]);
  }
  if (kind === 'move' && range !== undefined) {
    checkMove(before, after, range, path, what);
  }
  const isSingle = kind === 'set' && typeof operation.to !== 'object';
  if (isSingle && typeof valueAt(document.data, path) !== 'object') {
    expect(commentsIn(after), what).toEqual(commentsIn(before));
  }
}

describe('an operation', () => {
  test(
    'changes what it means and nothing else',
    () => {
      fc.assert(fc.property(draw, check), { numRuns: runs });
      if (process.env.OPERATIONS_SHOW !== undefined) {
        console.log(outcomes);
      }
      const refused = [...outcomes.refused.values()].reduce((sum, count) => sum + count, 0);
      expect(refused).toBeLessThan(outcomes.applied / 20 + 5);
    },
    runs * runLimitMs,
  );
});
