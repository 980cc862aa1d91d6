/** A value that is made when it is first asked for. What it is made from is let go then. */
export function lazy<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ('make' in state) {
      state = { value: state.make() };
    }
    return state.value;
  };
}
