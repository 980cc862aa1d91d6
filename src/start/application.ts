/** Loads the application after the first paint, or at the visitor's first interaction. */

/** Longest wait for an idle moment, in milliseconds. */
const idleTimeoutMs = 2000;

/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const loadDelayMs = 200;

/** Pause before a lost file is requested again, in milliseconds; each further one is twice as long. */
const retryPauseMs = 5000;

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

const waiting = new AbortController();

/**
 * Requests all files of the application at once: one after the other, as they import each other, would cost a round trip each. They are separate scripts, so that none blocks the main thread for long.
 */
async function loadApplication(): Promise<void> {
  if (waiting.signal.aborted) {
    return;
  }
  waiting.abort();
  const named = document.querySelector<HTMLElement>('[data-application]');
  const addresses = named?.dataset.application?.split(' ') ?? [];
  await Promise.all(addresses.map((address) => cacheFile(address)));
  const scripts = addresses.map((src) =>
    Object.assign(document.createElement('script'), { type: 'module', src }),
  );
  leaveOutStacks(scripts);
  document.head.append(...scripts);
}

/**
 * React makes errors when its modules run, and for the stack of the first V8 parses all of React again: three quarters
 * of the work at that moment. It takes no stack where the limit is not a number.
 */
function leaveOutStacks(scripts: readonly HTMLScriptElement[]): void {
  const name = 'stackTraceLimit';
  const limit: unknown = Reflect.get(Error, name);
  Reflect.set(Error, name, undefined);
  const last = scripts.at(-1);
  for (const type of ['load', 'error']) {
    last?.addEventListener(type, () => Reflect.set(Error, name, limit));
  }
}

/**
 * Brings a file into the browser's cache, and tries again after a pause if it is lost. It is not requested as a module
 * or by a preload: browsers up to Chromium 153 never request a lost one of these again in the same document.
 */
async function cacheFile(address: string, pauseMs = retryPauseMs): Promise<unknown> {
  try {
    const response = await fetch(address, { priority: 'low' });
    if (response.ok) {
      return await response.arrayBuffer();
    }
  } catch {
    // The connection is lost.
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return cacheFile(address, 2 * pauseMs);
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
