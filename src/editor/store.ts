/** A value that others follow. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next: Value) {
      if (next !== value) {
        value = next;
        for (const listener of listeners) {
          listener();
        }
      }
    },
    /** @returns ends it */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
