import type { ValuePath } from './source-range.ts';

/** Whether a value of plain data is a block: keys with values. */
export function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of plain data; `present` tells a missing key from an empty one. */
export function valueAt(
  root: unknown,
  path: ValuePath,
): { readonly present: boolean; readonly value: unknown } {
  let value = root;
  for (const segment of path) {
    if (Array.isArray(value) && typeof segment === 'number' && segment < value.length) {
      value = value[segment];
    } else if (isBlock(value) && Object.hasOwn(value, segment)) {
      value = value[segment];
    } else {
      return { present: false, value: undefined };
    }
  }
  return { present: true, value };
}
