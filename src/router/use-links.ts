import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { toHostPath, toSitePath } from '../ui/host-path.ts';

/**
 * Follows links to pages of the site by client-side navigation, wherever they stand: one listener serves the parts of
 * a page that are not hydrated too. They are complete addresses, so the router's navigator takes them as they are:
 * `useNavigate`, which resolves others and serves data routers as well, is 1.3 kB of every first visit.
 */
export function useLinks(): void {
  const { navigator } = useContext(NavigationContext);
  const { pathname, search, hash } = useLocation();
  const current = toHostPath(pathname) + search + hash;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = isPlainPress(event) ? pageAddress(event.target) : undefined;
      if (target !== undefined) {
        event.preventDefault();
        // The browser, too, makes no new entry in its history for the address that is open.
        navigator[target === current ? 'replace' : 'push'](target);
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigator, current]);
}

/** Whether a press asks for the page itself, not for a new tab, and nothing has answered it. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** What follows the path in an address. */
const searchOrHash = /[?#].*$/;

/** The address on the host of the link that was pressed. A path with a dot is that of a file: no page has one. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.target === '' ? link.getAttribute('href') : null;
  if (href === null || toSitePath(href) === undefined || href.replace(searchOrHash, '').includes('.')) {
    return undefined;
  }
  return href;
}
