/**
 * The browser's entry: brings the application only after the page is on the screen, or at the visitor's first
 * move if that is earlier. Until then the static document works by itself.
 */

/** How long an application that has nothing to hurry it may wait for a quiet moment after the page's load. */
const idleTimeoutMs = 2000;

/** The same where the browser cannot tell quiet moments. */
const loadDelayMs = 200;

const firstMoves = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new AbortController();

function begin(): void {
  if (waiting.signal.aborted) {
    return;
  }
  waiting.abort();
  void import('./main.tsx');
}

const firstPaint = 'first-contentful-paint';

/** Goes on when something is on the screen. A page in a tab that nobody has looked at yet is not painted, and waits. */
function afterFirstPaint(next: () => void): void {
  const isSeen = performance.getEntriesByName(firstPaint).length > 0;
  if (isSeen || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    next();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(firstPaint).length > 0) {
      observer.disconnect();
      next();
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}

function beginWhenQuiet(): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(begin, { timeout: idleTimeoutMs });
  } else {
    setTimeout(begin, loadDelayMs);
  }
}

for (const move of firstMoves) {
  window.addEventListener(move, begin, {
    signal: waiting.signal,
    capture: true,
    passive: true,
  });
}

function afterLoad(): void {
  afterFirstPaint(beginWhenQuiet);
}

if (document.readyState === 'complete') {
  afterLoad();
} else {
  window.addEventListener('load', afterLoad, { signal: waiting.signal });
}
