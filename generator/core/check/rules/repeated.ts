/** A value that comes again, with the index where it came first. */
export interface Repeated<Item> {
  readonly item: Item;
  readonly index: number;
  readonly firstIndex: number;
}

/** The items whose key an earlier item had. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Repeated<Item>[] {
  const firstIndexes = new Map<string, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined) {
      return [];
    }
    const firstIndex = firstIndexes.get(key);
    if (firstIndex === undefined) {
      firstIndexes.set(key, index);
      return [];
    }
    return [{ item, index, firstIndex }];
  });
}
