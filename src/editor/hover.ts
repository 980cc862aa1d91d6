/** The text under the pointer, or that the keyboard has come to. */
export function createHover() {
  const listeners = new Set<() => void>();
  let text: Text | undefined;
  return {
    text: () => text,
    set(next: Text | undefined) {
      if (next !== text) {
        text = next;
        for (const listener of listeners) {
          listener();
        }
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Hover = ReturnType<typeof createHover>;
