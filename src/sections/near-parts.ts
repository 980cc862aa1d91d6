import { isSendingInterrupted } from '../form/interrupted-sending.ts';
import { createNearSource } from '../ui/load-near.tsx';

/** The question form, fetched with its libraries when it comes near the screen. */
export const nearContactForm = createNearSource(
  'form',
  async () => (await import('../form/contact-form.tsx')).ContactFormView,
  isSendingInterrupted,
);

/** The carousel, fetched with its library when it comes near the screen. */
export const nearCarousel = createNearSource(
  'carousel',
  async () => (await import('../carousel/carousel.tsx')).Carousel,
);

/** Fetches every such part, so that what is rendered next contains them. */
export async function preloadNearParts(): Promise<void> {
  await Promise.all([nearContactForm.fetch(), nearCarousel.fetch()]);
}
