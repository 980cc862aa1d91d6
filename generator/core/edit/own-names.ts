import { z } from 'zod';
import type { ValuePath } from '../document/source-range.ts';
import { isBlock, valueAt } from '../document/value-at.ts';
import { metadataOf, unwrap } from '../schema/key.ts';
import { schemaAt, stepInto } from '../schema/schema-keys.ts';
import { firstFree } from './propose-address.ts';

/** A value for a path in the item. */
interface OwnName {
  readonly path: ValuePath;
  readonly to: unknown;
}

/**
 * What gives an item names that no item of a list has: where other parts of the file, or a letter, call it by a value or
 * by a key.
 */
export function ownNames(data: unknown, list: ValuePath, item: unknown): OwnName[] {
  const items = [valueAt(data, list) ?? []].flat();
  const schema = schemaAt([...list, 0], data);
  return Object.entries(isBlock(item) ? item : {}).flatMap(([key, value]): OwnName[] => {
    const known = unwrap(stepInto(schema, key, item));
    const others = items.map((other) => valueAt(other, [key]));
    const free = (name: string, taken: readonly unknown[]) =>
      firstFree(name, name.endsWith('/') ? '' : '-', (candidate) => taken.includes(candidate));
    if (typeof value === 'string' && metadataOf(known).isName) {
      return [{ path: [key], to: free(value, others) }];
    }
    if (isBlock(value) && known instanceof z.ZodRecord && metadataOf(known.keyType).isName) {
      const taken = others.flatMap((other) => Object.keys(Object(other)));
      const to = Object.fromEntries(Object.entries(value).map(([name, inner]) => [free(name, taken), inner]));
      return [{ path: [key], to }];
    }
    return [];
  });
}
