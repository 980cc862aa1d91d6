import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window an element counts as near: about half a phone's screen. */
const nearMargin = '400px';

/**
 * Tells whether an element has come near the window. Stays true from then on.
 *
 * @returns true at once where the browser cannot tell
 */
export function useNearScreen(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return;
    }
    if (!('IntersectionObserver' in window)) {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isNear;
}
