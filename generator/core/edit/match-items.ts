/** Finds the items of a list again in a later version of it: by what they say, not by where they stand. */
import { isBlock } from '../document/value-at.ts';
import { remember } from '../text/remember.ts';

/** Canonical text: the same for equal values, whatever the order of their keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isBlock(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

const textOfObject = remember((value: object) => textOf(value));

/** Canonical text of an item. Cached, because versions of a file share unchanged blocks. */
function nameOf(item: unknown): string {
  return typeof item === 'object' && item !== null ? textOfObject(item) : textOf(item);
}

/** Canonical texts of the entries of a block. */
function entriesOf(item: unknown): string[] {
  return isBlock(item) ? Object.entries(item).map(textOf) : [];
}

/** Indexes of the lists that contain each text. */
function placesOf(texts: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, names] of texts.entries()) {
    for (const name of names) {
      const known = places.get(name);
      if (known === undefined) {
        places.set(name, [place]);
      } else {
        known.push(place);
      }
    }
  }
  return places;
}

/** Counts how many entries an item has in common with each of some others. */
function likenessTo(others: readonly (readonly string[])[]): (item: readonly string[]) => number[] {
  const places = placesOf(others);
  return (item) => {
    const counts = others.map(() => 0);
    for (const place of item.flatMap((entry) => places.get(entry) ?? [])) {
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  };
}

/**
 * The index that each item of a list has in a later version of it; nothing where it is not certain which it is. The
 * work grows with the product of how many items have changed, before and after, not with that of all.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const oldNames = before.map(nameOf);
  const newNames = after.map(nameOf);
  const oldPlaces = placesOf(oldNames.map((name) => [name]));
  const newPlaces = placesOf(newNames.map((name) => [name]));
  const gone = oldNames.flatMap((name, index) => (newPlaces.has(name) ? [] : [index]));
  const added = newNames.flatMap((name, index) => (oldPlaces.has(name) ? [] : [index]));
  const goneEntries = gone.map((index) => entriesOf(before[index]));
  const addedEntries = added.map((index) => entriesOf(after[index]));
  const likenessToGone = likenessTo(goneEntries);
  const likenessToAdded = likenessTo(addedEntries);

  const matchGone = (name: string, at: number): number | undefined => {
    const counts = likenessToAdded(goneEntries[at] ?? []);
    const inCommon = Math.max(0, ...counts);
    const best = counts.indexOf(inCommon);
    const isOnly = inCommon > 0 && counts.indexOf(inCommon, best + 1) === -1;
    // Each must be what the other is most like: an item that has gone may resemble one that has changed.
    const isClear =
      isOnly &&
      likenessToGone(addedEntries[best] ?? []).every(
        (count, other) => count < inCommon || oldNames[gone[other] ?? -1] === name,
      );
    return isClear ? added[best] : gone.length === added.length ? added[at] : undefined;
  };

  return oldNames.map((name, index) => {
    const same = newPlaces.get(name);
    const rank = oldPlaces.get(name)?.indexOf(index) ?? 0;
    return same === undefined ? matchGone(name, gone.indexOf(index)) : same[Math.min(rank, same.length - 1)];
  });
}
