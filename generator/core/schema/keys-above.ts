/** Which keys may stand above some lines: what a lost line has said. */
import { z } from 'zod';
import { lazy } from '../document/lazy.ts';
import { metadataOf, unwrap } from './key.ts';
import { kindsOf, variantOfKind } from './schema-keys.ts';
import { siteSchema } from './site.ts';

/** What stands below a key, as far as it shows in a text that cannot be read. */
export type Content =
  | { readonly kind: 'text' }
  | { readonly kind: 'block'; readonly key: string }
  /** `key` is one of an item; absent where the items are single values. */
  | { readonly kind: 'list'; readonly key: string | undefined };

interface KnownKey {
  readonly name: string;
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

function keysIn(schema: unknown, kind?: Kind): KnownKey[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const { discriminator: key } = inner.def;
    return kindsOf(inner).flatMap((word) => keysIn(variantOfKind(inner, word), { key, word }));
  }
  if (inner instanceof z.ZodArray) {
    return keysIn(inner.element);
  }
  if (inner instanceof z.ZodRecord) {
    return keysIn(inner.valueType);
  }
  const shape = inner instanceof z.ZodObject ? inner.shape : {};
  const beside = Object.keys(shape);
  return Object.entries(shape).flatMap(([name, value]) => [{ name, value, beside, kind }, ...keysIn(value)]);
}

/** Every key that the file may have, in each of its blocks. */
const knownKeys = lazy(() => keysIn(siteSchema));

/** Whether a block may have a key; the names in some blocks are the owner's. */
function mayHave(schema: unknown, key: string): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return inner.options.some((option) => mayHave(option, key));
  }
  return inner instanceof z.ZodRecord || (inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key));
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
