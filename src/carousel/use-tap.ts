import { useEffect } from 'react';
import type { Embla } from './embla.ts';
import { moveByStep } from './move.ts';

/** Tolerance for rounding, in CSS pixels. */
const roundingPx = 1;

/** Elements that handle clicks themselves. */
const pressable = 'a, button, summary';

/**
 * Where no arrows are visible, a click on a partly visible slide scrolls to it, for visitors who cannot drag (WCAG 2.2,
 * 2.5.7). Embla suppresses the click that ends a drag.
 */
export function useTap(embla: Embla | undefined, speedMs: number): void {
  useEffect(() => {
    if (embla === undefined) {
      return;
    }
    const track = embla.containerNode();
    const scrollToSlide = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(pressable) !== null || hasArrows(track)) {
        return;
      }
      const slide = embla
        .slideNodes()
        .find((node) => node.contains(target))
        ?.getBoundingClientRect();
      const view = embla.rootNode().getBoundingClientRect();
      if (slide !== undefined && slide.right > view.right + roundingPx) {
        moveByStep(embla, 'next', speedMs);
      } else if (slide !== undefined && slide.left < view.left - roundingPx) {
        moveByStep(embla, 'previous', speedMs);
      }
    };
    track.addEventListener('click', scrollToSlide);
    return () => track.removeEventListener('click', scrollToSlide);
  }, [embla, speedMs]);
}

/** Whether the arrows are visible at this width. */
function hasArrows(track: Element): boolean {
  return getComputedStyle(track).getPropertyValue('--carousel-arrows') !== 'absolute';
}
