import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in static HTML and during hydration, true afterwards. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
