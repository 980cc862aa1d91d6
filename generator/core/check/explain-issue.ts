import type { z } from 'zod';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import type { SourceOf } from '../document/value-source.ts';
import { slippedInto } from '../findings/catalogue/key-in-text.ts';
import type { CodedArgs, Finding } from '../findings/diagnostic.ts';
import { inQuotes } from '../findings/message.ts';
import { shapeOfType, type ValueShape } from '../findings/value-shape.ts';
import type { FormatName } from '../schema/format-name.ts';
import { type KeyMetadata, metadataOf } from '../schema/key.ts';
import { phoneNumber } from '../schema/scalars.ts';
import { allowedKeysAt, mayBeAbsent, schemaAt } from '../schema/schema-keys.ts';
import { oddMarkOf } from '../syntax/layout-edits.ts';
import { gluedKey } from '../syntax/line-edits.ts';
import { nearest } from '../text/nearest.ts';
import { isExampleMark } from './example-values.ts';
import { fittingKinds } from './fitting-kinds.ts';
import { faultyPictureName } from './picture-name.ts';
import { namesIn, proposePicture, proposeValue, type SiteHints, withoutQuotes } from './propose.ts';

/** What the schema says is wrong. */
export type Issue = z.core.$ZodIssue;

/** Where it is wrong. */
export function pathOf(issue: Issue): (string | number)[] {
  return issue.path.filter((segment) => typeof segment !== 'symbol');
}

function shapeOf(value: unknown): ValueShape {
  if (Array.isArray(value)) {
    return 'list';
  }
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'bigint':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'block';
  }
}

/** What helps to say more of an issue than the data alone tell. */
export interface IssueHints {
  readonly sourceOf: SourceOf;
  readonly site: SiteHints;
}

/**
 * A zod issue to findings. zod calls missing, empty and mistyped values alike `invalid_type`; the data tells
 * them apart.
 * @param issue one issue of a failed parse
 * @param root the data that was parsed
 * @param schema the schema it was parsed with, for the keys that a block may have
 * @param hints what was typed, and what else the site has
 */
export function explainIssue(issue: Issue, root: unknown, schema: z.ZodType, hints: IssueHints): Finding[] {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeysAt(path, root, schema);
    const block = valueAt(root, path);
    return issue.keys.slice(0, maximumKeys).map((key, index) => {
      const match = index < maximumGuesses ? nearestKey(key, allowed, block) : undefined;
      const args = { key, allowed, nearest: match };
      return { code: 'unknown-key', args, path: [...path, key], target: 'key' };
    });
  }
  const value = valueAt(root, path);
  const last = path.at(-1);
  const fitting = isEmpty(value) ? fittingValues(issue, schema, root) : [];
  if (value === undefined && last !== undefined) {
    return [
      {
        code: 'missing-key',
        args: {
          key: String(last),
          ...(path.length === 1 && { isTop: true }),
          ...(fitting.length > 0 && { fitting }),
        },
        path: path.slice(0, -1),
        target: 'key',
      },
    ];
  }
  const inner = allowedKeysAt(path, root, schema);
  if (isEmpty(value)) {
    const source = hints.sourceOf(path);
    const comment = source?.comment;
    const isMark = comment !== undefined && isExampleMark(comment);
    return [
      {
        code: 'empty-value',
        args: {
          key: keyName(path),
          ...(typeof path.at(-1) === 'number' && { isItem: true }),
          ...(comment !== undefined && !isMark && { comment: comment.replace(loneQuote, '') }),
          ...(source && !source.isQuoted && source.text.trim() !== '' && { word: source.text }),
          ...(mayBeAbsent(path, root, schema) && { isOptional: true }),
          ...(inner.length > 0 && { inner }),
          ...(fitting.length > 0 && { fitting }),
        },
        path,
      },
    ];
  }
  const target = issue.code === 'invalid_key' ? 'key' : 'value';
  const metadata = metadataOf(schemaAt(path, root, schema));
  const { format } = metadata;
  const slipped = format === 'line' && typeof value === 'string' ? slippedInto(value, path, root) : undefined;
  return slipped === undefined
    ? [{ ...explainValue(issue, path, value, metadata, hints, inner), path, target }]
    : [{ code: 'key-in-text', args: { key: slipped }, path, target, excerpt: slipped }];
}

/** The words that can stand where there is nothing, as far as it is one of a few. */
function fittingValues(issue: Issue, schema: z.ZodType, root: unknown): readonly string[] {
  if (issue.code === 'invalid_value') {
    return issue.values.map(String);
  }
  const holder = pathOf(issue).slice(0, -1);
  return issue.code === 'invalid_union'
    ? fittingKinds(schemaAt(holder, root, schema), valueAt(root, holder))
    : [];
}

/** Most unknown keys of one block that are told. */
const maximumKeys = 2000;

/** Unknown keys of one block for which the key that was meant is looked for: more are no typing errors. */
const maximumGuesses = 100;

/** The key that was most likely meant: one that the block does not have yet, if any is near. */
export function nearestKey(key: string, allowed: readonly string[], block: unknown): string | undefined {
  const absent = allowed.filter((name) => valueAt(block, [name]) === undefined);
  return nearest(key, absent) ?? nearest(key, allowed);
}

/** The quote at the end of a text that has none before. */
const loneQuote = /(?<=^[^"']*)["']$/;

/** Nothing, or nothing that can be seen. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The key that an editor sees for a path: its last name, not a list index. */
function keyName(path: ValuePath): string {
  return String(path.findLast((segment) => typeof segment === 'string') ?? '');
}

/** What is wrong with a value that is there. */
function explainValue(
  issue: Issue,
  path: ValuePath,
  value: unknown,
  metadata: KeyMetadata,
  hints: IssueHints,
  inner: readonly string[],
): CodedArgs {
  switch (issue.code) {
    case 'invalid_type':
      return explainShape(issue.expected, path, value, metadata, hints, inner);
    case 'invalid_value':
      return notAllowed(value, issue.values.map(String));
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? notAllowed(value, issue.options.map(String))
        : { code: 'invalid-value', args: {} };
    case 'invalid_format':
    case 'custom':
      return explainFormat(metadata.format ?? 'text', String(value), hints);
    case 'invalid_key': {
      const name = keyName(path);
      return { code: 'bad-name', args: { name, proposal: proposeValue('reference', name, hints.site) } };
    }
    case 'too_small': {
      const args = { minimum: Number(issue.minimum) };
      return { code: issue.origin === 'array' ? 'too-few' : 'out-of-range', args };
    }
    case 'too_big': {
      const args = { maximum: Number(issue.maximum) };
      return { code: issue.origin === 'array' ? 'too-many' : 'out-of-range', args };
    }
    default:
      return { code: 'invalid-value', args: {} };
  }
}

/** Words that stand for yes and no in other YAML and in people's files. */
const yesWords: ReadonlySet<string> = new Set(['да', 'yes', 'on', 'y', 'вкл', 'так', 'истина', '1', '+']);
const noWords: ReadonlySet<string> = new Set(['нет', 'no', 'off', 'n', 'выкл', 'ні', 'не', 'ложь', '0', '-']);

/** Names or addresses with commas between them: a list but for its brackets. */
const shortList = /^[\p{L}\p{N}/_-]+(?:, ?[\p{L}\p{N}/_-]+)*$/u;

/** A single value of another shape, as it has to be typed for the shape that is wanted. */
function meantAs(
  expected: ValueShape,
  value: unknown,
  source: string | undefined,
  names: readonly string[],
): string | undefined {
  const word = String(value).trim().toLowerCase();
  switch (expected) {
    case 'boolean':
      if (yesWords.has(word)) {
        return 'true';
      }
      return noWords.has(word) ? 'false' : nearest(word, ['true', 'false']);
    case 'number': {
      const number = /^([-+]?\d+(?:[.,]\d+)?)(?:\s?\p{L}{1,4}\.?)?$/u.exec(word)?.[1];
      return number?.replace(',', '.').replace(/^\+/, '');
    }
    case 'text':
      return source === undefined ? undefined : inQuotes(source);
    case 'list': {
      const known = source === undefined ? undefined : namesIn(source, names);
      if (known !== undefined) {
        return `[${known.join(', ')}]`;
      }
      return source !== undefined && shortList.test(source) ? `[${source}]` : undefined;
    }
    default:
      return undefined;
  }
}

/** A list of words as the one text that is wanted. */
function joined(expected: ValueShape, value: unknown): string | undefined {
  return expected === 'text' && Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? inQuotes(value.join(', '))
    : undefined;
}

function explainShape(
  wanted: string,
  path: ValuePath,
  value: unknown,
  { text, about }: KeyMetadata,
  { sourceOf, site }: IssueHints,
  inner: readonly string[],
): CodedArgs {
  const expected = shapeOfType.get(wanted) ?? 'block';
  const found = shapeOf(value);
  if (wanted === 'int' && typeof value === 'number') {
    return { code: 'not-whole', args: {} };
  }
  const isSingle = found !== 'list' && found !== 'block';
  const source = isSingle ? sourceOf(path)?.text : undefined;
  if (expected === 'text' && found === 'number') {
    const read = String(value);
    return { code: 'number-for-text', args: { source: source ?? read, read } };
  }
  if (typeof value === 'string' && isSingle && expected === 'block' && gluedKey.test(value)) {
    return {
      code: 'yaml-syntax',
      args: { problem: 'missing-space', meant: (source ?? value).replace(gluedKey, '$1: ') },
    };
  }
  if (typeof value === 'string' && expected === 'list') {
    // YAML reads such lines as one text.
    const character = oddMarkOf(value);
    if (character !== undefined) {
      return { code: 'yaml-syntax', args: { problem: 'odd-dash', character } };
    }
    if (source !== undefined && value.startsWith(`${source} - `)) {
      return { code: 'yaml-syntax', args: { problem: 'text-above-list' } };
    }
  }
  if (expected === 'text' && found === 'boolean' && text !== undefined) {
    // No visitor is to read 'true': what is written for a switch is meant as one.
    return { code: 'wrong-shape', args: { expected, found, ...(source && { source }), about } };
  }
  const names = [...site.names, ...site.paths];
  const meant = isSingle ? meantAs(expected, value, source, names) : joined(expected, value);
  return {
    code: 'wrong-shape',
    args: {
      expected,
      found,
      ...(source && { source }),
      ...(meant && { meant }),
      ...(expected === 'block' && inner.length > 0 && { inner }),
    },
  };
}

function explainFormat(format: FormatName, value: string, hints: IssueHints): CodedArgs {
  if (format === 'picture' && /[/\\]/.test(value)) {
    const { pictures, picturesFolder: folderName } = hints.site;
    const proposal = proposePicture(value, pictures);
    return { code: 'picture-outside', args: { file: value, folderName, proposal } };
  }
  const faulty = format === 'picture' ? faultyPictureName(value) : undefined;
  if (faulty !== undefined) {
    return { code: 'picture-name', args: { file: value, ...faulty } };
  }
  const bare = withoutQuotes(format, value);
  if (bare !== undefined) {
    return { code: 'bad-format', args: { format, value, ...bare } };
  }
  if (format === 'reference' && hints.site.names.length > 0 && phoneNumber.safeParse(value).success) {
    return { code: 'bad-format', args: { format, value, known: hints.site.names } };
  }
  const names = format === 'reference' ? namesIn(value, hints.site.names) : undefined;
  if (names !== undefined) {
    return { code: 'bad-format', args: { format, value, names } };
  }
  return { code: 'bad-format', args: { format, value, proposal: proposeValue(format, value, hints.site) } };
}

function notAllowed(value: unknown, allowed: readonly string[]): CodedArgs {
  const found = shapeOf(value);
  if (found === 'list' || found === 'block') {
    return { code: 'wrong-shape', args: { expected: 'text', found, fitting: allowed } };
  }
  const word = String(value);
  return { code: 'not-allowed', args: { value: word, allowed, nearest: nearest(word, allowed) } };
}
