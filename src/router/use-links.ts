import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toSitePath } from '../ui/host-path.ts';

/**
 * Follows links to pages of the site by client-side navigation, wherever they stand: one listener serves the parts of
 * a page that are not hydrated too.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const current = pathname + search + hash;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = isPlainPress(event) ? pageAddress(event.target) : undefined;
      if (target !== undefined) {
        event.preventDefault();
        // The browser, too, makes no new entry in its history for the address that is open.
        void navigate(target, { replace: target === current });
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, current]);
}

/** Whether a press asks for the page itself, not for a new tab, and nothing has answered it. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** What follows the path in an address. */
const searchOrHash = /[?#].*$/;

/** The address in the site of the link that was pressed. A path with a dot is that of a file: no page has one. */
function pageAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.target === '' ? link.getAttribute('href') : undefined;
  const address = href?.startsWith('/') ? toSitePath(href) : undefined;
  return address?.replace(searchOrHash, '').includes('.') ? undefined : address;
}
