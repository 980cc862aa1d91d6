/** A value that comes again, with the one that came first. */
export interface Repeated<Item> {
  readonly item: Item;
  readonly index: number;
  readonly first: Item;
  readonly firstIndex: number;
}

/** The items whose key an earlier item had. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Repeated<Item>[] {
  const firstOf = new Map<string, { readonly first: Item; readonly firstIndex: number }>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const earlier = key === undefined ? undefined : firstOf.get(key);
    if (key !== undefined && earlier === undefined) {
      firstOf.set(key, { first: item, firstIndex: index });
    }
    return earlier === undefined ? [] : [{ item, index, ...earlier }];
  });
}
