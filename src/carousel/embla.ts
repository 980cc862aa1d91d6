import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** A running Embla carousel. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;
