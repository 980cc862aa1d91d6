import { useEffect } from 'react';
import type { Embla } from './embla.ts';
import { moveByStep } from './move.ts';

/** By how much a slide may reach over the view for rounding alone, in CSS pixels. */
const roundingPx = 1;

/** What does something of its own when it is pressed. */
const pressable = 'a, button, summary';

/**
 * A press on a slide that is only seen in part brings it, where no arrows are shown: whoever cannot drag can move
 * the row all the same (WCAG 2.2, 2.5.7). Embla lets no press through that ends a drag.
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
    track.addEventListener('click', bring);
    return () => track.removeEventListener('click', bring);
  }, [embla, speedMs]);
}

/** Whether the style sheet shows them at this width of the window. */
function hasArrows(track: Element): boolean {
  return getComputedStyle(track).getPropertyValue('--carousel-arrows') !== 'absolute';
}
