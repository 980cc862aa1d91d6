/**
 * Calls back at an event outside of an element, and at Escape.
 * @param events what counts outside
 * @returns ends it
 */
export function onDismissal(
  element: HTMLElement,
  events: readonly ('click' | 'focusin' | 'pointerup')[],
  close: (way: 'outside' | 'escape') => void,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !element.contains(target)) {
      close('outside');
    }
  };
  for (const event of events) {
    document.addEventListener(event, closeFromOutside, { signal });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close('escape'), { signal });
  return () => life.abort();
}
