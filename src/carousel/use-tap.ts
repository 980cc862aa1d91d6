import { useEffect } from 'react';
import type { Embla } from './embla.ts';
import { moveByStep } from './move.ts';

/** What does something of its own when it is pressed. */
const pressable = 'a, button, summary';

/**
 * A press on a slide beside the chosen one brings it, where no arrows are shown: whoever cannot drag can move the
 * row all the same (WCAG 2.2, 2.5.7). Embla lets no press through that ends a drag.
 */
export function useTap(embla: Embla | undefined, speedMs: number): void {
  useEffect(() => {
    if (embla === undefined) {
      return;
    }
    const track = embla.containerNode();
    const bring = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(pressable) !== null || hasArrows(track)) {
        return;
      }
      const slides = embla.slideNodes();
      const index = slides.findIndex((slide) => slide.contains(target));
      const chosen = slides[embla.selectedScrollSnap()];
      if (index === -1 || chosen === undefined || chosen === slides[index]) {
        return;
      }
      const pressedLeft = slides[index]?.getBoundingClientRect().left ?? 0;
      moveByStep(embla, pressedLeft > chosen.getBoundingClientRect().left ? 'next' : 'previous', speedMs);
    };
    track.addEventListener('click', bring);
    return () => track.removeEventListener('click', bring);
  }, [embla, speedMs]);
}

/** Whether the style sheet shows them at this width of the window. */
function hasArrows(track: Element): boolean {
  return getComputedStyle(track).getPropertyValue('--carousel-arrows') !== 'absolute';
}
