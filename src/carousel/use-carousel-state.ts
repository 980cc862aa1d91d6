import { useEffect, useState } from 'react';
import type { Embla } from './embla.ts';
import { settleEarly, settleNow } from './move.ts';

/**
 * Tracks the state of the carousel, ends movements that have become invisible, and keeps the focus out of slides that
 * become inert.
 * @param isStill the visitor prefers reduced motion: a drag jumps to its target
 */
export function useCarouselState(embla: Embla | undefined, isStill: boolean) {
  const [movement, setMovement] = useState<'idle' | 'moving' | 'dragging'>('idle');
  const [canStep, setCanStep] = useState({ previous: true, next: true });
  /** Indexes; absent until known. */
  const [visibleSlides, setVisibleSlides] = useState<ReadonlySet<number>>();

  useEffect(() => {
    if (embla === undefined) {
      return;
    }
    const isHeld = () => embla.internalEngine().dragHandler.pointerDown();
    const onScroll = () => {
      setMovement(isHeld() ? 'dragging' : 'moving');
      settleEarly(embla);
    };
    const onPointerDown = () => setMovement((current) => (current === 'moving' ? 'dragging' : current));
    const onPointerUp = () => {
      if (isStill) {
        settleNow(embla);
      }
    };
    const onSelect = () => setCanStep({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    const onSlidesInView = () => {
      const slidesInView = new Set(embla.slidesInView());
      const { activeElement } = document;
      const focused = embla.slideNodes().findIndex((slide) => slide.contains(activeElement));
      if (focused >= 0 && !slidesInView.has(focused)) {
        // A slide that becomes inert would drop the focus to the top of the page.
        embla.rootNode().focus({ preventScroll: true });
      }
      setVisibleSlides(slidesInView);
    };
    const listeners = [
      ['scroll', onScroll],
      ['pointerDown', onPointerDown],
      ['pointerUp', onPointerUp],
      ['settle', () => setMovement('idle')],
      ['select', onSelect],
      ['reInit', onSelect],
      ['slidesInView', onSlidesInView],
    ] as const;
    for (const [event, listener] of listeners) {
      embla.on(event, listener);
    }
    onSelect();
    if (embla.slidesInView().length > 0) {
      // Embla may have emitted the event before the subscription.
      onSlidesInView();
    }
    return () => {
      for (const [event, listener] of listeners) {
        embla.off(event, listener);
      }
    };
  }, [embla, isStill]);

  return { movement, canStep, visibleSlides };
}
