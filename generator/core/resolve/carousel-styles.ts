import type { CarouselSettings } from '../../../src/model/carousel.ts';
import type { CarouselSpec } from '../schema/carousel.ts';
import type { SiteOutline } from './page-outline.ts';

/** Styles of the carousels of one class. */
export interface CarouselStyle {
  readonly settings: CarouselSettings;
  readonly slideCount: number;
}

/** The classes of carousels: equal ones share a class. */
export interface CarouselStyles {
  settingsOf(spec: CarouselSpec): CarouselSettings;
  /** The carousels by class, in the order of first use. */
  all(): readonly CarouselStyle[];
}

function withoutClass(spec: CarouselSpec): Omit<CarouselSettings, 'className'> {
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
  const known = new Map<string, CarouselSettings>();
  const settingsOf = (spec: CarouselSpec) => {
    const own = withoutClass(spec);
    const identity = JSON.stringify(own);
    const settings = known.get(identity) ?? { className: `carousel-${known.size + 1}`, ...own };
    known.set(identity, settings);
    return settings;
  };
  for (const { carousel } of pages.flatMap(({ sections }) => sections)) {
    if (carousel !== undefined) {
      settingsOf(carousel);
    }
  }
  const slideCount = reviews.length;
  return { settingsOf, all: () => Array.from(known.values(), (settings) => ({ settings, slideCount })) };
}
