import type { ValuePath } from './source-range.ts';

/** Whether a value of plain data is a block: keys with values. */
export function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of plain data; `undefined` where there is none, which an empty one is not: it is `null`. */
export function valueAt(root: unknown, path: ValuePath): unknown {
  let value = root;
  for (const segment of path) {
    if (Array.isArray(value) && typeof segment === 'number' && segment < value.length) {
      value = value[segment];
    } else if (isBlock(value) && Object.hasOwn(value, segment)) {
      value = value[segment];
    } else {
      return undefined;
    }
  }
  return value;
}
