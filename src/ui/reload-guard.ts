import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** Prefix of the session storage keys under which reloads are remembered. */
const keyPrefix = 'reloaded:';

/** Time limit, in milliseconds, for the request that finds out whether the document can be loaded. */
const probeLimitMs = 10_000;

/** Work that a reload would interrupt. */
let pendingWork: Promise<unknown> = Promise.resolve();

/** Whether the document is being reloaded, so that it keeps what has been set for that. */
let isReloading = false;

/** Delays all reloads until this work has settled. */
export function holdReloads(work: Promise<unknown>): void {
  pendingWork = Promise.allSettled([pendingWork, work]);
}

/**
 * Reloads the document once for a reason, until `clearReload` forgets it. It does not reload where the server cannot be
 * reached, because the browser's error page would replace the site, nor without session storage, because nothing would
 * then stop an endless chain of reloads.
 * @param reason what failed: the path of a page, or a part of it
 * @param scroll where the reloaded page is scrolled to: the previous position, or the target of its address
 * @param isWanted asked before and after the waiting
 * @returns whether the document is being reloaded
 */
export async function reloadOnce(
  reason: string,
  scroll: 'kept' | 'addressed',
  isWanted = () => true,
): Promise<boolean> {
  const key = keyPrefix + reason;
  await workSettled();
  const mayReload = () => isWanted() && readStored('sessionStorage', key) === null;
  if (!mayReload() || !(await isServerReachable())) {
    return false;
  }
  await workSettled();
  if (!mayReload()) {
    return false;
  }
  writeStored('sessionStorage', key, '');
  // What cannot be read again would not stop the next reload.
  if (readStored('sessionStorage', key) === null) {
    return false;
  }
  isReloading = true;
  if (scroll === 'addressed') {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}

/** Forgets a reload after what had failed has worked: the next failure may reload again. */
export function clearReload(reason: string): void {
  if (!isReloading) {
    window.history.scrollRestoration = 'auto';
  }
  removeStored('sessionStorage', keyPrefix + reason);
}

/** Resolves when all pending work has settled, including work that was added meanwhile. */
async function workSettled(): Promise<void> {
  let awaited: Promise<unknown> | undefined;
  while (awaited !== pendingWork) {
    awaited = pendingWork;
    await awaited;
  }
}

/** Whether the server answers with any status: the document of a removed page says so itself. */
async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeLimitMs),
    });
    return true;
  } catch {
    return false;
  }
}
