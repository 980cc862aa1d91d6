import type { CarouselSettings } from '../model/carousel.ts';

/** Predicts the layout, so that nothing moves when Embla starts. */
export function initialLayout(settings: CarouselSettings, slideCount: number) {
  const mostPerView = Math.max(
    settings.slidesPerView,
    ...settings.breakpoints.map((breakpoint) => breakpoint.slidesPerView ?? settings.slidesPerView),
  );
  // Embla refuses loops with gaps. One slide may be moving from one end to the other; the rest must fill the viewport.
  const isLoop = settings.loop && slideCount - 1 >= mostPerView;
  // Embla centres only loops: the first slide is preceded by the row's end.
  const isCentred = isLoop && settings.align === 'center';
  /** How many slides of the row's end may be visible before the first one. */
  const slidesBefore = isCentred ? Math.ceil((mostPerView - 1) / 2) : 0;
  return { isLoop, isCentred, slidesBefore };
}
