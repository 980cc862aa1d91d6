import { z } from 'zod';
import { type InEachLanguage, metadataOf, unwrap } from './key.ts';
import { siteSchema } from './site.ts';

/** A list of `site.yaml` whose items are blocks. */
export interface BlockList {
  /** Keys on the way to the list. */
  readonly keys: readonly string[];
  readonly element: z.ZodType;
  /** What an item is called. */
  readonly word: InEachLanguage;
}

function listsIn(schema: unknown, keys: readonly string[]): BlockList[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, value]) => listsIn(value, [...keys, key]));
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.flatMap((option) => listsIn(option, keys));
  }
  if (!(inner instanceof z.ZodArray) || !(inner.element instanceof z.ZodType)) {
    return [];
  }
  const { element } = inner;
  const block = unwrap(element);
  const { item: word } = metadataOf(element);
  const isOfBlocks = block instanceof z.ZodObject || block instanceof z.ZodDiscriminatedUnion;
  return [...(isOfBlocks && word ? [{ keys, element, word }] : []), ...listsIn(element, keys)];
}

/** Every list of blocks that the file may have. */
export const blockLists: readonly BlockList[] = listsIn(siteSchema, []);
