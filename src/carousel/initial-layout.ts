import type { CarouselSettings } from '../model/carousel.ts';

/** The layout before Embla starts. */
export interface InitialLayout {
  /** The row loops. Only where it fills the viewport at every width: Embla refuses loops with gaps. */
  readonly isLoop: boolean;
  /** The first slide is centred, preceded by the row's end. Embla centres only loops. */
  readonly isCentred: boolean;
  /** How many slides of the row's end may be visible before the first one. */
  readonly slidesBefore: number;
}

/** Predicts Embla's layout, so that nothing moves when it starts. */
export function initialLayout(settings: CarouselSettings, slideCount: number): InitialLayout {
  const mostPerView = Math.max(
    settings.slidesPerView,
    ...settings.breakpoints.map((breakpoint) => breakpoint.slidesPerView ?? settings.slidesPerView),
  );
  // One slide may be moving from one end to the other; the rest must fill the viewport.
  const isLoop = settings.loop && slideCount - 1 >= mostPerView;
  const isCentred = isLoop && settings.align === 'center';
  return { isLoop, isCentred, slidesBefore: isCentred ? Math.ceil((mostPerView - 1) / 2) : 0 };
}
