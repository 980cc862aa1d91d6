/** Lets React commit the new page before the scrolling starts. */
const scrollDelayMs = 0;

/** Aborted when the next navigation scrolls, or when anything but the following scrolls the page. */
let following = new AbortController();

/**
 * Scrolls to the hash target, or to the top without a hash; smoothly unless the visitor prefers reduced motion. The
 * target is kept in its place where content arrives above it, until the visitor scrolls.
 * @param hash with its `#`, or empty
 */
export function scrollToTarget(hash: string): void {
  following.abort();
  following = new AbortController();
  const end = following;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (hash === '') {
    window.scrollTo({ top: 0, behavior });
    return;
  }
  setTimeout(() => {
    const target = findHashTarget(hash);
    if (target && !end.signal.aborted) {
      follow(target, behavior, end);
    }
  }, scrollDelayMs);
}

/** Events by which the visitor takes over the scrolling while it is under way. */
const takeovers = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Positions are fractions of a CSS pixel; a difference of less than this is none. */
const roundingPx = 1;

/**
 * Scrolls to the target now, and again whenever the page's height changes: at once where it has been reached, so that
 * nothing is seen to move. A scroll away from the target, as by the scrollbar, the search of the browser or a screen
 * reader, which fire no other event, ends it as well.
 */
function follow(target: HTMLElement, behavior: ScrollBehavior, end: AbortController): void {
  let height = document.body.offsetHeight;
  let distance = distanceTo(target);
  target.scrollIntoView({ behavior, block: 'start' });
  const observer = new ResizeObserver(() => {
    if (document.body.offsetHeight !== height) {
      height = document.body.offsetHeight;
      target.scrollIntoView({ behavior: distance < roundingPx ? 'instant' : behavior, block: 'start' });
      distance = distanceTo(target);
    }
  });
  observer.observe(document.body);
  const { signal } = end;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of takeovers) {
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  }
  const noteScroll = () => {
    // Where the height has changed, the target has moved, and the observer is about to follow it.
    if (document.body.offsetHeight !== height) {
      return;
    }
    const previous = distance;
    distance = distanceTo(target);
    if (distance > previous + roundingPx) {
      end.abort();
    }
  };
  window.addEventListener('scroll', noteScroll, { signal, passive: true });
}

/** How far a target is from its place, in CSS pixels. */
function distanceTo(target: HTMLElement): number {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const place = pixels(scrollPaddingTop) + pixels(getComputedStyle(target).scrollMarginTop);
  return Math.abs(target.getBoundingClientRect().top - place);
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
