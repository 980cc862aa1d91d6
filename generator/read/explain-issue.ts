import type { z } from 'zod';
import type { Finding, ValuePath, ValueShape } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { FormatName } from '../spec/scalars.ts';
import { allowedKeysAt } from './schema-keys.ts';
import { valueAt } from './value-at.ts';

type Issue = z.core.$ZodIssue;

const shapeOfExpected: Readonly<Record<string, ValueShape>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'block',
  record: 'block',
};

function shapeOf(value: unknown): ValueShape {
  if (value === null || value === undefined) {
    return 'nothing';
  }
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

/**
 * A zod issue to findings. zod calls missing, empty and mistyped values alike `invalid_type`; the data tells
 * them apart.
 * @param issue one issue of a failed parse
 * @param root the data that was parsed
 * @param schema the schema it was parsed with, for the keys that a block may have
 */
export function explainIssue(issue: Issue, root: unknown, schema: z.ZodType): Finding[] {
  const path = issue.path.filter((segment) => typeof segment !== 'symbol');
  if (issue.code === 'unrecognized_keys') {
    const allowed = allowedKeysAt(schema, path, root);
    return issue.keys.map((key) => {
      const match = nearest(key, allowed);
      return {
        code: 'unknown-key',
        args: { key, allowed, ...(match && { nearest: match }) },
        path: [...path, key],
        target: 'key',
      };
    });
  }
  const { present, value } = valueAt(root, path);
  const last = path.at(-1);
  if (!present && last !== undefined) {
    return [
      {
        code: 'missing-key',
        args: { key: String(last) },
        path: path.slice(0, -1),
        target: 'key',
      },
    ];
  }
  if (isEmpty(value)) {
    return [
      {
        code: 'empty-value',
        args: { key: keyName(path) },
        path,
        target: 'value',
      },
    ];
  }
  return [explainValue(issue, path, value)];
}

/** Nothing, or nothing that can be seen. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The key that an editor sees for a path: its last name, not a list index. */
function keyName(path: ValuePath): string {
  return String(path.findLast((segment) => typeof segment === 'string') ?? '');
}

function explainValue(issue: Issue, path: ValuePath, value: unknown): Finding {
  const place = { path, target: 'value' } as const;
  switch (issue.code) {
    case 'invalid_type': {
      const expected = shapeOfExpected[issue.expected] ?? 'block';
      if (issue.expected === 'int' && typeof value === 'number') {
        return { code: 'not-whole', args: {}, ...place };
      }
      if (expected === 'text' && typeof value === 'number') {
        return {
          code: 'number-for-text',
          args: { source: String(value) },
          ...place,
        };
      }
      return {
        code: 'wrong-shape',
        args: { expected, found: shapeOf(value) },
        ...place,
      };
    }
    case 'invalid_value':
      return notAllowed(value, issue.values.map(String), place);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? notAllowed(value, issue.options.map(String), place)
        : { code: 'invalid-value', args: {}, ...place };
    case 'invalid_format':
    case 'custom':
      return {
        code: 'bad-format',
        args: { format: formatName(issue.message), value: String(value) },
        ...place,
      };
    case 'invalid_key':
      return {
        code: 'bad-name',
        args: { name: keyName(path) },
        path,
        target: 'key',
      };
    case 'too_small':
      return issue.origin === 'array'
        ? {
            code: 'too-few',
            args: { minimum: Number(issue.minimum) },
            ...place,
          }
        : {
            code: 'out-of-range',
            args: { minimum: Number(issue.minimum) },
            ...place,
          };
    case 'too_big':
      return issue.origin === 'array'
        ? {
            code: 'too-many',
            args: { maximum: Number(issue.maximum) },
            ...place,
          }
        : {
            code: 'out-of-range',
            args: { maximum: Number(issue.maximum) },
            ...place,
          };
    default:
      return { code: 'invalid-value', args: {}, ...place };
  }
}

function notAllowed(
  value: unknown,
  allowed: readonly string[],
  place: { readonly path: ValuePath; readonly target: 'value' },
): Finding {
  const found = shapeOf(value);
  if (found === 'list' || found === 'block') {
    return { code: 'wrong-shape', args: { expected: 'text', found }, ...place };
  }
  const word = String(value);
  const match = nearest(word, allowed);
  return {
    code: 'not-allowed',
    args: { value: word, allowed, ...(match && { nearest: match }) },
    ...place,
  };
}

const formatNames: ReadonlySet<string> = new Set<FormatName>([
  'line',
  'text',
  'route-path',
  'page-id',
  'section-id',
  'link',
  'reference',
  'phone',
  'picture',
  'web-address',
  'email',
  'colour',
  'outside-id',
  'language',
  'field-name',
  'autocomplete',
]);

function isFormatName(name: string): name is FormatName {
  return formatNames.has(name);
}

/** The schema gives a format's name as zod's message; anything else would be a schema that forgot to. */
function formatName(message: string): FormatName {
  return isFormatName(message) ? message : 'text';
}
