/**
 * Brings the application only after the page is on the screen, or at the visitor's first move if that is earlier.
 */

/** How long an application that has nothing to hurry it may wait for a quiet moment. */
const idleTimeoutMs = 2000;

/** The same where the browser cannot tell quiet moments. */
const loadDelayMs = 200;

/** How long a file that was lost on the way is not asked for again. */
const retryPauseMs = 5000;

const firstMoves = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new AbortController();

/**
 * The document names the application's files and the module of its page. They are asked for all at once: one after the other, as they import
 * each other, would cost a round trip each. Each runs by itself, so that none holds the page for long.
 */
function bringApplication(): void {
  if (waiting.signal.aborted) {
    return;
  }
  waiting.abort();
  const named = document.querySelector<HTMLElement>('[data-application]');
  for (const address of Object.values(named?.dataset ?? {})
    .join(' ')
    .split(' ')) {
    bring(address);
  }
}

/** Asks for a file, and after a pause again where it is lost on the way. */
function bring(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  script.onerror = () => setTimeout(bring, retryPauseMs, address);
  document.head.append(script);
}

export function bringAtFirstMove(): void {
  for (const move of firstMoves) {
    window.addEventListener(move, bringApplication, { signal: waiting.signal, capture: true });
  }
}

export function bringWhenQuiet(): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(bringApplication, { timeout: idleTimeoutMs });
  } else {
    setTimeout(bringApplication, loadDelayMs);
  }
}
