/** Every key that the file may have: which lists of blocks there are, and what a lost line has said. */
import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { type InEachLanguage, metadataOf, unwrap } from './key.ts';
import { kindsOf, stepIntoAny, variantOfKind } from './schema-keys.ts';
import { siteSchema } from './site.ts';

/** What stands below a key, as far as it shows in a text that cannot be read. */
export type Content =
  | { readonly kind: 'text' }
  | { readonly kind: 'block'; readonly key: string }
  /** `key` is one of an item; absent where the items are single values. */
  | { readonly kind: 'list'; readonly key: string | undefined };

interface KnownKey {
  readonly name: string;
  /** Keys on the way from the top, its own last; names that the owner chooses are left out. */
  readonly way: readonly string[];
  readonly value: unknown;
  /** All keys of its block. */
  readonly beside: readonly string[];
  /** What its block says behind one of them, if it is one of several kinds. */
  readonly kind: Kind | undefined;
}

interface Kind {
  readonly key: string;
  readonly word: string;
}

function keysIn(schema: unknown, above: readonly string[] = [], kind?: Kind): KnownKey[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const { discriminator: key } = inner.def;
    return kindsOf(inner).flatMap((word) => keysIn(variantOfKind(inner, word), above, { key, word }));
  }
  if (inner instanceof z.ZodArray || inner instanceof z.ZodRecord) {
    return keysIn(inner instanceof z.ZodArray ? inner.element : inner.valueType, above);
  }
  const shape = inner instanceof z.ZodObject ? inner.shape : {};
  const beside = Object.keys(shape);
  return Object.entries(shape).flatMap(([name, value]) => {
    const way = [...above, name];
    return [{ name, way, value, beside, kind }, ...keysIn(value, way)];
  });
}

/** Every key that the file may have, in each of its blocks. */
const knownKeys = lazy(() => keysIn(siteSchema));

/** A list of `site.yaml` whose items are blocks. */
interface BlockList {
  /** Keys on the way to the list. */
  readonly keys: readonly string[];
  readonly element: z.ZodType;
  /** What an item is called. */
  readonly word: InEachLanguage;
}

/** Every list of blocks that the file may have. */
export const blockLists = lazy(() =>
  knownKeys().flatMap(({ way, value }): BlockList[] => {
    const list = unwrap(value);
    const element = list instanceof z.ZodArray ? list.element : undefined;
    const { item: word } = metadataOf(element);
    const isOfBlocks = element instanceof z.ZodType && keysIn(element).length > 0;
    return isOfBlocks && word ? [{ keys: way, element, word }] : [];
  }),
);

/** Whether a block may have a key; the names in some blocks are the owner's. */
function mayHave(schema: unknown, key: string): boolean {
  return !(unwrap(schema) instanceof z.ZodArray) && stepIntoAny(schema, key).length > 0;
}

function mayHold(value: unknown, content: Content): boolean {
  if (content.kind === 'text') {
    return metadataOf(value).text !== undefined;
  }
  const inner = unwrap(value);
  if (content.kind === 'block') {
    return mayHave(inner, content.key);
  }
  if (!(inner instanceof z.ZodArray)) {
    return false;
  }
  return content.key === undefined ? keysIn(inner.element).length === 0 : mayHave(inner.element, content.key);
}

/**
 * Keys that a block may have above some content; none where nothing else is known of the block.
 * @param others the other keys of the block, each with what stands on its line
 */
export function keysAbove(content: Content, others: ReadonlyMap<string, string>): ReadonlySet<string> {
  const isOfKind = (kind: Kind) => (others.get(kind.key) ?? kind.word) === kind.word;
  const fitting = knownKeys().filter(
    ({ name, value, beside, kind }) =>
      others.size > 0 &&
      !others.has(name) &&
      [...others.keys()].every((other) => beside.includes(other)) &&
      (kind === undefined || isOfKind(kind)) &&
      mayHold(value, content),
  );
  return new Set(fitting.map(({ name }) => name));
}
