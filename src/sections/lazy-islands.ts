import { isSendingInterrupted } from '../form/interrupted-sending.ts';
import { createIslandSource } from '../ui/lazy-island.tsx';

/** The question form, fetched with its libraries when it comes near the screen. */
export const contactFormIsland = createIslandSource(
  'form',
  async () => (await import('../form/contact-form.tsx')).ContactFormView,
  isSendingInterrupted,
);

/** The carousel, fetched with its library when it comes near the screen. */
export const carouselIsland = createIslandSource(
  'carousel',
  async () => (await import('../carousel/carousel.tsx')).Carousel,
);

/** Fetches every such part, so that what is rendered next contains them. */
export async function preloadIslands(): Promise<void> {
  await Promise.all([contactFormIsland.fetch(), carouselIsland.fetch()]);
}
