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

interface List {
  readonly keys: readonly string[];
  readonly element: z.ZodType;
  /** The keys of the block that the list stands in. */
  readonly beside: readonly string[];
}

function listsIn(schema: unknown, keys: readonly string[], beside: readonly string[] = []): List[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, value]) =>
      listsIn(value, [...keys, key], Object.keys(inner.shape)),
    );
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.flatMap((option) => listsIn(option, keys, beside));
  }
  if (!(inner instanceof z.ZodArray) || !(inner.element instanceof z.ZodType)) {
    return [];
  }
  const { element } = inner;
  return [{ keys, element, beside }, ...listsIn(element, keys)];
}

/** Every list that the file may have. */
const lists = listsIn(siteSchema, []);

/** Every list of blocks that the file may have. */
export const blockLists: readonly BlockList[] = lists.flatMap(({ keys, element }) => {
  const { item: word } = metadataOf(element);
  return keysOf(element).length > 0 && word ? [{ keys, element, word }] : [];
});

/** The keys of a block, of whatever kind it is; of a single value, none. */
function keysOf(schema: unknown): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.flatMap(keysOf);
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/**
 * Names of the lists that a block may have.
 * @param key one of the keys of an item; absent where the items are single values
 * @param others the other keys of the block
 */
export function listNames(key: string | undefined, others: readonly string[]): ReadonlySet<string> {
  const isOf = (element: z.ZodType) =>
    key === undefined ? keysOf(element).length === 0 : keysOf(element).includes(key);
  const fitting = lists.filter(
    ({ element, beside }) => isOf(element) && others.every((other) => beside.includes(other)),
  );
  const names = fitting.flatMap(({ keys }) => keys.at(-1) ?? []);
  return new Set(names.filter((name) => !others.includes(name)));
}
