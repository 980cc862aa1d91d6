import type { CarouselSettings } from '../../../src/model/carousel.ts';

type CarouselWithoutClass = Omit<CarouselSettings, 'className'>;

/** Styles of the carousels of one class. */
export interface CarouselStyle {
  readonly settings: CarouselSettings;
  readonly slideCount: number;
}

/** Assigns classes to carousels: equal ones share a class. */
export interface CarouselStyles {
  withClass(settings: CarouselWithoutClass, slideCount: number): CarouselSettings;
  /** The carousels by class, in the order of first use. */
  all(): readonly CarouselStyle[];
}

/** Starts an empty collection for one run. */
export function createCarouselStyles(): CarouselStyles {
  const known = new Map<string, CarouselStyle>();
  return {
    withClass(settings, slideCount) {
      const identity = JSON.stringify([settings, slideCount]);
      const style = known.get(identity) ?? {
        settings: { className: `carousel-${known.size + 1}`, ...settings },
        slideCount,
      };
      known.set(identity, style);
      return style.settings;
    },
    all: () => [...known.values()],
  };
}
