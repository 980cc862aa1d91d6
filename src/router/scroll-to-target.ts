/** Lets React commit the new page before the scrolling starts. */
const scrollDelayMs = 0;

/**
 * Scrolls to the hash target, or to the top without a hash; smoothly unless the visitor prefers reduced motion.
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

/** Content that loads late moves the target; for this long, in milliseconds, the scroll position follows it. */
const followMs = 2000;

/** Events by which the visitor takes over the scrolling. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls now and whenever the page's height changes, until time is up or the visitor scrolls. */
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

/**
 * Moves the focus after a navigation to the hash target or to the new page's heading, without scrolling. What stands
 * beside the page, as the editor or a chat of another host, keeps it.
 */
export function moveFocus(hash: string): void {
  const target = (hash === '' ? null : findHashTarget(hash)) ?? document.querySelector('h1');
  const { activeElement, body } = document;
  const beside = Array.from(body.children).find((part) => part.contains(activeElement));
  if (!target || (beside && !beside.contains(target))) {
    return;
  }
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    // Temporarily: a focusable heading would take the focus at every click near it.
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The element that a hash names, as the browser itself would find it. */
function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decodeHash(id));
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Not percent-encoded.
    return id;
  }
}
