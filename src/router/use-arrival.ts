import { useEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import type { PageHead } from '../model/page.ts';
import { applyWebFont } from '../typeface/swap-web-font.ts';
import { moveFocus, scrollToTarget } from './scroll-to-target.ts';

/**
 * Does for a client-side navigation what a browser does when a document opens: scroll position, focus and announcement.
 * The first page is left to the browser.
 * @param location of the page that is shown
 * @returns the text for screen readers: the title of the page that was opened last, empty before
 */
export function useArrival(location: Location, head: PageHead): string {
  const handled = useRef({ location, head });
  const [announcement, setAnnouncement] = useState('');
  const navigationType = useNavigationType();

  useEffect(() => {
    const { location: previous, head: previousHead } = handled.current;
    if (previous === location) {
      return;
    }
    handled.current = { location, head };
    // A page that could not be loaded has another head than after a successful retry.
    if (previous.pathname !== location.pathname || previousHead !== head) {
      applyWebFont();
      setAnnouncement(head.title);
    }
    const isFollowed = navigationType !== NavigationType.Pop;
    if (previous.pathname !== location.pathname || location.hash !== '' || isFollowed) {
      moveFocus(location.hash);
    }
    scrollToTarget(location.hash);
  }, [location, head, navigationType]);

  return announcement;
}
