import { isSendingInterrupted } from '../form/interrupted-sending.ts';
import { createIslandSource } from '../ui/lazy-island.tsx';

/** The question form, loaded when it comes near the viewport. */
export const contactFormIsland = createIslandSource(
  'form',
  async () => (await import('../form/contact-form.tsx')).ContactFormView,
  { isUrgent: isSendingInterrupted },
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

/**
 * The sections of a page. Most are the same with their code as without; it is loaded when one that is not comes near
 * the viewport, and with the first navigation.
 */
export const pageSectionsIsland = createIslandSource(
  '',
  async () => (await import('./page-sections.tsx')).PageSections,
  { isUrgent: isSendingInterrupted, className: 'sections', parts: '.island, .documents, .is-waiting' },
);

/** Loads all islands, so that the next render contains them. */
export async function preloadIslands(): Promise<void> {
  await Promise.all(
    [pageSectionsIsland, contactFormIsland, carouselIsland, guideIsland].map((island) => island.fetch()),
  );
}
