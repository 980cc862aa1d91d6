/** A place where something waits until a test lets it go on. */
export interface Gate {
  /** Settled when the gate is open. */
  readonly passed: Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
