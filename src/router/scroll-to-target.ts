/** Lets what the navigation has drawn come into the page before the scrolling starts. */
const scrollDelayMs = 0;

/**
 * Scrolls to the element that a hash names, or to the top without one. Smooth, unless the visitor's system
 * asks for less motion.
 *
 * @param hash with its `#`, or empty
 */
export function scrollToTarget(hash: string): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (hash === '') {
    window.scrollTo({ top: 0, behavior });
    return;
  }
  setTimeout(() => findHashTarget(hash)?.scrollIntoView({ behavior, block: 'start' }), scrollDelayMs);
}

/** The element that a hash names, as the browser itself would find it. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray per cent sign: the text is an id as it stands.
    return id;
  }
}
