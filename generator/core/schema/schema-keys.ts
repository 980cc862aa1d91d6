import { z } from 'zod';
import type { ValuePath } from '../document/source-range.ts';
import { valueAt } from '../document/value-at.ts';
import { type KeyMetadata, metadataOf, unwrap } from './key.ts';
import { siteSchema } from './site.ts';

/** What a variant of a union says where the union tells its variants apart. */
function kindOf(union: z.ZodDiscriminatedUnion, variant: unknown): unknown {
  const literal = variant instanceof z.ZodObject ? variant.shape[union.def.discriminator] : undefined;
  return literal instanceof z.ZodLiteral ? literal.value : undefined;
}

/** The kinds of block that a union has. */
export function kindsOf(union: z.ZodDiscriminatedUnion): string[] {
  return union.options.map((variant) => String(kindOf(union, variant)));
}

/** The variant of a union for a kind. */
export function variantOfKind(union: z.ZodDiscriminatedUnion, kind: unknown): unknown {
  return union.options.find((variant) => kindOf(union, variant) === kind);
}

/** A schema without what wraps it; of a union, the variant of a value. */
export function variantOf(schema: unknown, value: unknown): unknown {
  const inner = unwrap(schema);
  return inner instanceof z.ZodDiscriminatedUnion
    ? unwrap(variantOfKind(inner, valueAt(value, [inner.def.discriminator])))
    : inner;
}

/** The schema of a key or item within a value. */
export function stepInto(schema: unknown, segment: string | number, value: unknown): unknown {
  const inner = variantOf(schema, value);
  if (inner instanceof z.ZodObject) {
    return Object.hasOwn(inner.shape, segment) ? inner.shape[segment] : undefined;
  }
  if (inner instanceof z.ZodArray) {
    return inner.element;
  }
  if (inner instanceof z.ZodTuple) {
    return typeof segment === 'number' ? inner.def.items[segment] : undefined;
  }
  return inner instanceof z.ZodRecord ? inner.valueType : undefined;
}

/** The schema of the value at a path of `site.yaml`, or of another schema; `undefined` where the path leaves it. */
export function schemaAt(path: ValuePath, root: unknown, schema: z.ZodType = siteSchema): unknown {
  let current: unknown = schema;
  for (const [depth, segment] of path.entries()) {
    current = stepInto(current, segment, valueAt(root, path.slice(0, depth)));
  }
  return current;
}

/** What is known of the key or item at a path of `site.yaml`. */
export function metadataAt(path: ValuePath, root: unknown): KeyMetadata {
  return metadataOf(schemaAt(path, root));
}

/**
 * Keys that the block at a path may have, in the order of the schema. Of a union, those of the variant that the data
 * names; where it names none, those that all variants have.
 */
export function allowedKeysAt(path: ValuePath, root: unknown, schema?: z.ZodType): string[] {
  const [first = [], ...others] = keysOfVariants(path, root, schema);
  return first.filter((key) => others.every((keys) => keys.includes(key)));
}

/** The keys of each variant that the block at a path may be; one where the data names it, or where there is no choice. */
export function keysOfVariants(path: ValuePath, root: unknown, schema?: z.ZodType): string[][] {
  const union = unwrap(schemaAt(path, root, schema));
  const named = variantOf(union, valueAt(root, path));
  const variants = named === undefined && union instanceof z.ZodDiscriminatedUnion ? union.options : [named];
  return variants.flatMap((variant) => {
    const block = unwrap(variant);
    return block instanceof z.ZodObject ? [Object.keys(block.shape)] : [];
  });
}

/** Whether a file may do without the line at a path; items of lists are no lines of their own. */
export function mayBeAbsent(path: ValuePath, root: unknown, schema?: z.ZodType): boolean {
  const inner = typeof path.at(-1) === 'number' ? undefined : schemaAt(path, root, schema);
  return inner instanceof z.ZodType && (inner.safeParse(undefined).success || isEntry(path, root, schema));
}

/** Whether the owner has chosen the name of the line at a path: of a phone, a messenger or an answer. */
export function isEntry(path: ValuePath, root: unknown, schema?: z.ZodType): boolean {
  return path.length > 0 && unwrap(schemaAt(path.slice(0, -1), root, schema)) instanceof z.ZodRecord;
}

/**
 * What is known of every key and item on a path of `site.yaml`. Without data: of a union, the first variant that has the
 * key counts.
 */
export function metadataOnPath(path: ValuePath): KeyMetadata[] {
  let current: readonly unknown[] = [siteSchema];
  return path.map((segment) => {
    current = current.flatMap((one) => stepIntoAny(one, segment));
    return metadataOf(current[0]);
  });
}

/** The schemas that a key or item may have within a value, by the variants of a union. */
export function stepIntoAny(schema: unknown, segment: string | number): unknown[] {
  const inner = unwrap(schema);
  const variants = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
  return variants.flatMap((variant) => stepInto(variant, segment, undefined) ?? []);
}
