import type { CarouselSettings } from '../model/carousel.ts';

/** Where the slides stand before Embla has placed them. */
export interface InitialLayout {
  /** The row goes round. Only where it fills the view at every width: Embla gives up a loop that has gaps. */
  readonly isLoop: boolean;
  /** The first slide stands in the middle, and the row's end before it. Embla centres only a row that goes round. */
  readonly isCentred: boolean;
  /** How many slides from the end of the row may be seen before the first one. */
  readonly slidesBefore: number;
}

/** Places the slides as Embla will place them, so that nothing moves when it takes over. */
export function initialLayout(settings: CarouselSettings, slideCount: number): InitialLayout {
  const mostPerView = Math.max(
    settings.slidesPerView,
    ...settings.breakpoints.map((breakpoint) => breakpoint.slidesPerView ?? settings.slidesPerView),
  );
  // One slide is always on its way from one end to the other, the rest must fill the view.
  const isLoop = settings.loop && slideCount - 1 >= mostPerView;
  const isCentred = isLoop && settings.align === 'center';
  return { isLoop, isCentred, slidesBefore: isCentred ? Math.ceil((mostPerView - 1) / 2) : 0 };
}
