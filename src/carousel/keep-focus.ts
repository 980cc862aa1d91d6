import type { Embla } from './embla.ts';

/**
 * Moves the focus to the viewport from a slide that is about to become inert, which would drop it to the top of the
 * page.
 * @param visibleSlides indexes of the slides that stay visible
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
