import type { Root } from 'react-dom/client';

/** In development: what has rendered the page leaves it to whoever dispatches this event, which it cancels. */
export const yieldEvent = 'site:edit';

/** Unmounts what is rendered as soon as something else is to render the page. */
export function yieldPage(root: Root): void {
  const leave = (event: Event) => {
    root.unmount();
    event.preventDefault();
  };
  window.addEventListener(yieldEvent, leave, { once: true });
}
