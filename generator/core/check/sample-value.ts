import { z } from 'zod';
import { unwrap } from '../schema/key.ts';
import { variantOfKind } from '../schema/schema-keys.ts';

/**
 * Single values that fit every kind of leaf; the first that does is taken. None is a thing that a real file would
 * have, so that a sample never looks like a double of something.
 */
const leafSamples: readonly unknown[] = [
  'unreadable',
  '/unreadable',
  'https://unreadable.invalid',
  'unreadable@unreadable.invalid',
  '#f5a400',
  'zz',
  'unreadable.svg',
  'unreadable.pdf',
  '0000000',
  true,
  1,
  2,
  0,
];

/** The kind of section that needs least and says least. */
const preferredKind = 'text';

/**
 * A value that a schema accepts, or `undefined` where it accepts nothing or none was found: stands in for what is
 * wrong in a file, so that the rest of it can be checked.
 */
export function sampleValue(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) {
    return undefined;
  }
  if (schema.safeParse(undefined).success) {
    return undefined;
  }
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const entries = Object.entries(inner.shape).map(([key, value]) => [key, sampleValue(value)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return sampleValue(variantOfKind(inner, preferredKind) ?? inner.options[0]);
  }
  if (inner instanceof z.ZodLiteral) {
    return inner.value;
  }
  if (inner instanceof z.ZodEnum) {
    return inner.options[0];
  }
  if (inner instanceof z.ZodArray) {
    return inner.safeParse([]).success ? [] : [sampleValue(inner.element)];
  }
  if (inner instanceof z.ZodTuple) {
    return inner.def.items.map(sampleValue);
  }
  if (inner instanceof z.ZodRecord) {
    return {};
  }
  return leafSamples.find((sample) => schema.safeParse(sample).success);
}
