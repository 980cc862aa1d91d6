/** Names the reloads of this product in the visitor's session storage. */
const keyPrefix = 'reloaded:';

/**
 * Reloads the document once for a path, until that has been shown. Without a connection a reload would put the
 * browser's own error in the place of the site; without session storage nothing would stop an endless chain of
 * reloads.
 * @param place where the visitor then is on the page: where the document was left, or where its address leads
 * @returns whether the document is being reloaded
 */
export function reloadOnce(pathname: string, place: 'kept' | 'addressed'): boolean {
  const key = keyPrefix + pathname;
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) {
      return false;
    }
    sessionStorage.setItem(key, '');
  } catch {
    return false;
  }
  if (place === 'addressed') {
    window.history.scrollRestoration = 'manual';
  }
  window.location.reload();
  return true;
}

/**
 * The page of this path has been shown: its next failure may be mended again, and the browser finds the place on it
 * as on every other.
 */
export function clearReload(pathname: string): void {
  window.history.scrollRestoration = 'auto';
  try {
    sessionStorage.removeItem(keyPrefix + pathname);
  } catch {
    // Storage is closed to us: then no reload was noted either.
  }
}
