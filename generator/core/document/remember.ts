/** A function that computes its result once for each object: what it is given never changes. */
export function remember<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** The same for objects of a list: computed again where the index is another one. */
export function rememberAt<Key extends object, Value>(
  compute: (key: Key, index: number) => Value,
): (key: Key, index: number) => Value {
  const known = new WeakMap<Key, { readonly index: number; readonly value: Value }>();
  return (key, index) => {
    const last = known.get(key);
    const entry = last?.index === index ? last : { index, value: compute(key, index) };
    known.set(key, entry);
    return entry.value;
  };
}
