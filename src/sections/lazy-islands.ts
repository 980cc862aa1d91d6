import { isSendingInterrupted } from '../form/interrupted-sending.ts';
import { createIslandSource } from '../ui/lazy-island.tsx';

/** The question form, loaded when it comes near the viewport. */
export const contactFormIsland = createIslandSource(
  'form',
  async () => (await import('../form/contact-form.tsx')).ContactFormView,
  isSendingInterrupted,
);

/** The carousel, loaded when it comes near the viewport. */
export const carouselIsland = createIslandSource(
  'carousel',
  async () => (await import('../carousel/carousel.tsx')).Carousel,
);

/** The guide, loaded when it comes near the viewport. */
export const guideIsland = createIslandSource(
  'guide',
  async () => (await import('./guide-route.tsx')).GuideRoute,
);

/** Loads all islands, so that the next render contains them. */
export async function preloadIslands(): Promise<void> {
  await Promise.all([contactFormIsland.fetch(), carouselIsland.fetch(), guideIsland.fetch()]);
}
