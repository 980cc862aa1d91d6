import type { CarouselSettings } from '../../../src/model/carousel.ts';
import type { CarouselSpec } from '../schema/carousel.ts';
import type { SiteOutline } from './page-outline.ts';

type CarouselWithoutClass = Omit<CarouselSettings, 'className'>;

/** Styles of the carousels of one class. */
export interface CarouselStyle {
  readonly settings: CarouselSettings;
  readonly slideCount: number;
}

/** The classes of carousels: equal ones share a class. */
export interface CarouselStyles {
  settingsOf(spec: CarouselSpec, slideCount: number): CarouselSettings;
  /** The carousels by class, in the order of first use. */
  all(): readonly CarouselStyle[];
}

function withoutClass(spec: CarouselSpec): CarouselWithoutClass {
  const breakpoints = spec.breakpoints
    .map(({ below, gapPx, slidesPerView, arrows }) => ({
      belowPx: below,
      ...(gapPx !== undefined && { gapPx }),
      ...(slidesPerView !== undefined && { slidesPerView }),
      ...(arrows !== undefined && { arrows }),
    }))
    .toSorted((a, b) => b.belowPx - a.belowPx);
  return { ...spec, breakpoints };
}

/** Gives a class to every carousel of a site; all of them show the reviews. */
export function createCarouselStyles({ pages, reviews }: SiteOutline): CarouselStyles {
  const known = new Map<string, CarouselStyle>();
  const styleOf = (spec: CarouselSpec, slideCount: number) => {
    const settings = withoutClass(spec);
    const identity = JSON.stringify([settings, slideCount]);
    const style = known.get(identity) ?? {
      settings: { className: `carousel-${known.size + 1}`, ...settings },
      slideCount,
    };
    known.set(identity, style);
    return style;
  };
  for (const { carousel } of pages.flatMap(({ sections }) => sections)) {
    if (carousel !== undefined) {
      styleOf(carousel, reviews.length);
    }
  }
  return {
    settingsOf: (spec, slideCount) => styleOf(spec, slideCount).settings,
    all: () => [...known.values()],
  };
}
