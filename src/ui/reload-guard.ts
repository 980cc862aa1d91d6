/** Names the reloads of this product in the visitor's session storage. */
const keyPrefix = 'reloaded:';

/** How long, in milliseconds, a document may take to show that it can be had. */
const probeLimitMs = 10_000;

/** What a reload would break off, until it has ended. */
let held: Promise<unknown> = Promise.resolve();

/** No reload begins before this work has ended, well or badly. */
export function holdReloads(work: Promise<unknown>): void {
  held = Promise.allSettled([held, work]);
}

/**
 * Reloads the document once for a reason, until `clearReload` forgets it. Where the document cannot be had a reload
 * would put the browser's own error in the place of the site: a browser takes a signal that is too weak for a
 * connection. Without session storage nothing would stop an endless chain of reloads.
 * @param reason what failed: the path of a page, or a part of it
 * @param place where the visitor then is on the page: where the document was left, or where its address leads
 * @param signal ends the wish for it
 * @returns whether the document is being reloaded
 */
export async function reloadOnce(
  reason: string,
  place: 'kept' | 'addressed',
  signal?: AbortSignal,
): Promise<boolean> {
  await nothingIsHeld();
  if (isNoted(reason) || !(await isAtHand(window.location.href))) {
    return false;
  }
  await nothingIsHeld();
  if (signal?.aborted || isNoted(reason) || !note(reason)) {
    return false;
  }
  if (place === 'addressed') {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}

/**
 * What failed has worked: its next failure may be mended again, and the browser finds the place on the page as on
 * every other.
 */
export function clearReload(reason: string): void {
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.removeItem(keyPrefix + reason);
  } catch {
    // Storage is closed to us: then no reload was noted either.
  }
}

/** Settled when all work has ended, that which began meanwhile too. */
async function nothingIsHeld(): Promise<void> {
  let seen: Promise<unknown> | undefined;
  while (seen !== held) {
    seen = held;
    await seen;
  }
}

function isNoted(reason: string): boolean {
  try {
    return sessionStorage.getItem(keyPrefix + reason) !== null;
  } catch {
    return true;
  }
}

function note(reason: string): boolean {
  try {
    sessionStorage.setItem(keyPrefix + reason, '');
    return true;
  } catch {
    return false;
  }
}

/** Whether a server answers, whatever it says: a page that is gone has a document that says so. */
async function isAtHand(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeLimitMs),
    });
    return true;
  } catch {
    return false;
  }
}
