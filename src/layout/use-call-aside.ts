import { useEffect, useState } from 'react';
import { callAsideSelector } from '../ui/call-aside.ts';

/** The part of the window over which the call button floats, in CSS margin notation: its lower third. */
const buttonMargin = '-66% 0px 0px';

/**
 * Whether something that the call button must not cover (see `keepsCallButtonAside`) is where it floats.
 * Looks once, for what the page has when the button is mounted with it.
 */
export function useCallAside(): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    const covered = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          covered[isIntersecting ? 'add' : 'delete'](target);
        }
        setIsAside(covered.size > 0);
      },
      { rootMargin: buttonMargin },
    );
    for (const element of document.querySelectorAll(callAsideSelector)) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return isAside;
}
