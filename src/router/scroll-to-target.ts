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
  setTimeout(() => {
    const target = findHashTarget(hash);
    if (target) {
      follow(() => target.scrollIntoView({ behavior, block: 'start' }));
    }
  }, scrollDelayMs);
}

/** Parts of a page that come later move what is below them; for this long the target is followed. */
const followMs = 2000;

/** By these the visitor takes the scrolling over. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls now, and again whenever the page's height changes, until some time has passed or the visitor scrolls. */
function follow(scroll: () => void): void {
  scroll();
  const end = new AbortController();
  let height = document.body.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight !== height) {
      height = document.body.offsetHeight;
      scroll();
    }
  });
  observer.observe(document.body);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of takeovers) {
    window.addEventListener(type, () => end.abort(), { signal: end.signal, passive: true });
  }
  setTimeout(() => end.abort(), followMs);
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
