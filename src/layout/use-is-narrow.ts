import { useSyncExternalStore } from 'react';

/** Where the style sheet, too, puts the menu behind a button. */
const query = '(width < 64rem)';

/** Calls back when a window becomes narrow, and when it no longer is. */
export function onWidthChange(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window has no room for the menu in the bar; false in static HTML. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onWidthChange,
    () => matchMedia(query).matches,
    () => false,
  );
}
