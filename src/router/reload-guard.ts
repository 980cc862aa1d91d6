/** Names the reloads of this product in the visitor's session storage. */
const keyPrefix = 'reloaded:';

/**
 * Whether one document reload may still be tried for a path. Without session storage nothing would stop an
 * endless chain of reloads, so then there is none.
 */
export function mayReload(pathname: string): boolean {
  try {
    return sessionStorage.getItem(keyPrefix + pathname) === null;
  } catch {
    return false;
  }
}

/** Reloads the document once for a path; a second call does nothing until the path has been shown. */
export function reloadOnce(pathname: string): void {
  if (!mayReload(pathname)) {
    return;
  }
  try {
    sessionStorage.setItem(keyPrefix + pathname, '');
  } catch {
    return;
  }
  window.location.reload();
}

/** The page of this path has been shown: its next failure may be mended again. */
export function clearReload(pathname: string): void {
  try {
    sessionStorage.removeItem(keyPrefix + pathname);
  } catch {
    // Storage is closed to us: then no reload was noted either.
  }
}
