/** Memoizes a function of immutable objects. */
export function remember<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** Memoizes a function of an immutable object and a second value; only the result for the latest one is kept. */
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

/** Memoizes a function of texts. */
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
