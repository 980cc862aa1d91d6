import type { CarouselSettings } from '../../src/model.ts';

type CarouselWithoutClass = Omit<CarouselSettings, 'className'>;

/** Gives carousels their class: equal settings share one, so that the style sheet has each only once. */
export interface CarouselStyles {
  withClass(settings: CarouselWithoutClass): CarouselSettings;
  /** All that were given a class, in the order of their first use. */
  all(): readonly CarouselSettings[];
}

/** Starts an empty collection for one run. */
export function createCarouselStyles(): CarouselStyles {
  const known = new Map<string, CarouselSettings>();
  return {
    withClass(settings) {
      const identity = JSON.stringify(settings);
      const settled = known.get(identity) ?? {
        className: `carousel-${known.size + 1}`,
        ...settings,
      };
      known.set(identity, settled);
      return settled;
    },
    all: () => [...known.values()],
  };
}
