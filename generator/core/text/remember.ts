/** A function that computes its result once for each object: what it is given never changes. */
export function remember<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** The same for objects that go with another value, such as their index: computed again where that is another one. */
export function rememberWith<Key extends object, Other, Value>(
  compute: (key: Key, other: Other) => Value,
): (key: Key, other: Other) => Value {
  const known = new WeakMap<Key, { readonly other: Other; readonly value: Value }>();
  return (key, other) => {
    const last = known.get(key);
    const entry = last?.other === other ? last : { other, value: compute(key, other) };
    known.set(key, entry);
    return entry.value;
  };
}

/** Most texts whose results are kept. */
const mostTexts = 50_000;

/** A function that keeps its results for texts that come again. */
export function rememberTexts<Text extends string, Value>(
  compute: (text: Text) => Value,
): (text: Text) => Value {
  const known = new Map<Text, { readonly value: Value }>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) {
      return kept.value;
    }
    const entry = { value: compute(text) };
    if (known.size >= mostTexts) {
      known.clear();
    }
    known.set(text, entry);
    return entry.value;
  };
}
