import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element's content is wider than the element, so that it is scrolled sideways: then the keyboard
 * needs a way into it.
 */
export function useIsScrollable(place: RefObject<Element | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isScrollable;
}
