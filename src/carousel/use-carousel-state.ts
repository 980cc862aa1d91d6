import { useEffect, useState } from 'react';
import type { Embla } from './embla.ts';
import { keepFocus } from './keep-focus.ts';
import { settleEarly, settleNow } from './move.ts';

export type Movement = 'idle' | 'moving' | 'dragging';

export interface CarouselState {
  readonly movement: Movement;
  readonly canStep: { readonly previous: boolean; readonly next: boolean };
  /** Indexes of the visible slides; absent until known. */
  readonly visibleSlides: ReadonlySet<number> | undefined;
}

/**
 * Tracks the state of the carousel, ends movements that have become invisible, and keeps the focus out of slides that
 * become inert.
 * @param isStill the visitor prefers reduced motion: a drag jumps to its target
 */
export function useCarouselState(embla: Embla | undefined, isStill: boolean): CarouselState {
  const [movement, setMovement] = useState<Movement>('idle');
  const [canStep, setCanStep] = useState({ previous: true, next: true });
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
    const onSettle = () => setMovement('idle');
    const onSelect = () => setCanStep({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    const onSlidesInView = () => {
      const slidesInView = new Set(embla.slidesInView());
      keepFocus(embla, slidesInView);
      setVisibleSlides(slidesInView);
    };
    embla
      .on('scroll', onScroll)
      .on('pointerDown', onPointerDown)
      .on('pointerUp', onPointerUp)
      .on('settle', onSettle)
      .on('select', onSelect)
      .on('reInit', onSelect)
      .on('slidesInView', onSlidesInView);
    onSelect();
    if (embla.slidesInView().length > 0) {
      // Embla may have emitted the event before the subscription.
      onSlidesInView();
    }
    return () => {
      embla
        .off('scroll', onScroll)
        .off('pointerDown', onPointerDown)
        .off('pointerUp', onPointerUp)
        .off('settle', onSettle)
        .off('select', onSelect)
        .off('reInit', onSelect)
        .off('slidesInView', onSlidesInView);
    };
  }, [embla, isStill]);

  return { movement, canStep, visibleSlides };
}
