/** Calls `make` on first use and keeps its result; `make` is released then. */
export function lazy<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ('make' in state) {
      state = { value: state.make() };
    }
    return state.value;
  };
}
