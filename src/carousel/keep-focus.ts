import type { Embla } from './embla.ts';

/**
 * Moves the focus to the view from a slide that is about to become inert: an inert slide would drop it, and the
 * visitor would begin again at the top of the page.
 *
 * @param visibleSlides positions of the slides that stay as they are
 */
export function keepFocus(embla: Embla, visibleSlides: ReadonlySet<number>): void {
  const { activeElement } = embla.rootNode().ownerDocument;
  const isFocusLeaving = embla
    .slideNodes()
    .some((slide, position) => !visibleSlides.has(position) && slide.contains(activeElement));
  if (isFocusLeaving) {
    embla.rootNode().focus({ preventScroll: true });
  }
}
