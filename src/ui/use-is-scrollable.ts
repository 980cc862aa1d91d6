import { type RefObject, useEffect, useState } from 'react';

/** Whether an element scrolls sideways, so that it must be focusable for the keyboard. */
export function useIsScrollable(ref: RefObject<Element | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
