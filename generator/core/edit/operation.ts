/** What an editor does to the values of `site.yaml`, and what the values are afterwards. */
import type { EditOperation } from '../../../src/model/editor.ts';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock } from '../document/value-at.ts';

function isIndex(segment: string | number | undefined, length: number): segment is number {
  return typeof segment === 'number' && Number.isInteger(segment) && segment >= 0 && segment < length;
}

/** Changes the value at a path; nothing where the path does not exist. Values beside it are the same objects. */
function changeAt(value: unknown, path: ValuePath, change: (value: unknown) => unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) {
    return change(value);
  }
  if (Array.isArray(value) && isIndex(segment, value.length)) {
    const changed = changeAt(value[segment], rest, change);
    return changed === undefined ? undefined : value.with(segment, changed);
  }
  if (isBlock(value) && typeof segment === 'string' && Object.hasOwn(value, segment)) {
    const changed = changeAt(value[segment], rest, change);
    return changed === undefined ? undefined : { ...value, [segment]: changed };
  }
  return undefined;
}

function changeItem(list: unknown, operation: EditOperation): unknown {
  const at = operation.path.at(-1);
  if (!Array.isArray(list) || !isIndex(at, list.length)) {
    return undefined;
  }
  const others = list.toSpliced(at, 1);
  switch (operation.kind) {
    case 'set':
      return list.with(at, operation.to);
    case 'remove':
      return others;
    case 'move':
      return isIndex(operation.to, list.length) ? others.toSpliced(operation.to, 0, list[at]) : undefined;
    default:
      return undefined;
  }
}

function changeEntry(block: Readonly<Record<string, unknown>>, operation: EditOperation): unknown {
  const key = operation.path.at(-1);
  if (typeof key !== 'string') {
    return undefined;
  }
  if (operation.kind === 'set') {
    return { ...block, [key]: operation.to };
  }
  if (operation.kind !== 'remove' || !Object.hasOwn(block, key)) {
    return undefined;
  }
  const { [key]: _, ...others } = block;
  return others;
}

/** The values after an operation that changes one place; nothing where there is no such place. */
export function operate(data: unknown, operation: EditOperation): unknown {
  if (operation.kind === 'insert') {
    const { path, index, to } = operation;
    return changeAt(data, path, (list) =>
      Array.isArray(list) && isIndex(index, list.length + 1) ? list.toSpliced(index, 0, to) : undefined,
    );
  }
  return operation.path.length === 0
    ? undefined
    : changeAt(data, operation.path.slice(0, -1), (holder) =>
        isBlock(holder) ? changeEntry(holder, operation) : changeItem(holder, operation),
      );
}

/** Whether two values of plain data are equal; the order of keys says nothing. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a === b || (a.length === b.length && a.every((item, index) => isSameValue(item, b[index])));
  }
  if (isBlock(a) && isBlock(b)) {
    const keys = Object.keys(a);
    return (
      a === b ||
      (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key], b[key])))
    );
  }
  return Object.is(a, b);
}
