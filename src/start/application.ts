/** Loads the application after the first paint, or at the visitor's first interaction. */

/** Longest wait for an idle moment, in milliseconds. */
const idleTimeoutMs = 2000;

/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const loadDelayMs = 200;

/** Pause before a lost file is requested again, in milliseconds. */
const retryPauseMs = 5000;

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new AbortController();

/**
 * Requests all files of the application at once: one after the other, as they import each other, would cost a round trip each. They are separate scripts, so that none blocks the main thread for long.
 */
function loadApplication(): void {
  if (waiting.signal.aborted) {
    return;
  }
  waiting.abort();
  const named = document.querySelector<HTMLElement>('[data-application]');
  named?.dataset.application?.split(' ').forEach(loadScript);
}

/** Requests a file, and again after a pause if it is lost. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  script.onerror = () => setTimeout(loadScript, retryPauseMs, address);
  document.head.append(script);
}

export function loadAtFirstInteraction(): void {
  for (const type of interactions) {
    window.addEventListener(type, loadApplication, { signal: waiting.signal, capture: true });
  }
}

export function loadWhenIdle(): void {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(loadApplication, { timeout: idleTimeoutMs });
  } else {
    setTimeout(loadApplication, loadDelayMs);
  }
}
