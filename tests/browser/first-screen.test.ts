/** The first screen says where and what, and offers one thing to do, also in a small or a low window. */
import { describe, expect } from 'vitest';
import { nextFrames, publishedSites, test, testedSite } from '../support/browser.ts';

/** Windows of each kind; what is painted before the typeface has come depends on the first one. */
const windows = [
  [
    'phone, upright and on its side',
    [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
      { width: 844, height: 390 },
    ],
  ],
  ['desktop', [{ width: 1280, height: 800 }]],
] as const;

/** The parts of a page's head that have to be seen at once. */
const parts = '.hero__kicker, .hero__title, .hero__action .button';

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const paths = site.model.pages
    .filter(({ sections }) => sections.some((section) => section.kind === 'hero' && section.button))
    .map(({ path }) => path);

  test.for(windows)('shows heading and action whole on a %s', async ([, sizes], { visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...sizes[0], reducedMotion: true });
    for (const path of paths) {
      await tab.setViewportSize(sizes[0]);
      await openInteractive(path);
      for (const size of sizes) {
        await tab.setViewportSize(size);
        await nextFrames(tab);
        const hidden = await tab.locator(parts).evaluateAll((elements) => {
          const call = document.querySelector('.call-button')?.getBoundingClientRect();
          return elements.flatMap((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const isCovered =
              call !== undefined &&
              call.left < right &&
              left < call.right &&
              call.top < bottom &&
              top < call.bottom;
            return isCovered || top < 0 || bottom > window.innerHeight
              ? [`${element.className} to ${bottom}`]
              : [];
          });
        });
        expect(hidden, `${path} at ${size.width} × ${size.height} px`).toEqual([]);
      }
    }
  });
});
