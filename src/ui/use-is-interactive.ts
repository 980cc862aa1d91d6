import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in static HTML and while it is being hydrated, true as soon as the page answers. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
