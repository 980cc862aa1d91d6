/** Walks the schema of `site.yaml`. */
import { z } from 'zod';
import { type KeyMetadata, metadataOf, unwrap } from '../../generator/core/schema/key.ts';

/** A key of `site.yaml`, with what the schema says about it. */
export interface Key {
  readonly path: string;
  readonly metadata: KeyMetadata;
}

/** Every key below a schema, and the items of every list. */
export function keysBelow(schema: unknown, path: string): Key[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.flatMap((option, index) => keysBelow(option, `${path}(${index})`));
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([name, value]) => keyWithBelow(value, `${path}.${name}`));
  }
  if (inner instanceof z.ZodArray) {
    return itemWithBelow(inner.element, `${path}[]`);
  }
  if (inner instanceof z.ZodTuple) {
    return inner.def.items.flatMap((item, index) => keyWithBelow(item, `${path}[${index}]`));
  }
  return inner instanceof z.ZodRecord ? itemWithBelow(inner.valueType, `${path}.*`) : [];
}

function keyWithBelow(schema: unknown, path: string): Key[] {
  return [{ path, metadata: metadataOf(schema) }, ...keysBelow(schema, path)];
}

/** A list of blocks may describe its blocks' keys alone; a list of single values describes the value. */
function itemWithBelow(schema: unknown, path: string): Key[] {
  const below = keysBelow(schema, path);
  return below.length > 0 ? below : keyWithBelow(schema, path);
}
