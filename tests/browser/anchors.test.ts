import { describe, expect } from 'vitest';
import { holdRequests, publishedSites, scrollSettled, test, testedSite } from '../support/browser.ts';

/** Targets of links to a part of a page of this site: `/page#id`, as the published document has them. */
const partLink = /<a [^>]*?href="(\/[^"#]*)#([^"]+)"/g;

describe.for(publishedSites)('$name: links to a part of a page', ({ name, servedAs }) => {
  const { origin, model } = testedSite(name, servedAs);

  test('lead to an id that the published document has', async () => {
    const documents = new Map(
      await Promise.all(
        model.pages.map(async ({ path }) => [path, await (await fetch(origin + path)).text()] as const),
      ),
    );
    const links = [...documents.values()].flatMap((html) =>
      Array.from(html.matchAll(partLink), ([, path = '', id = '']) => ({ path, id: decodeURIComponent(id) })),
    );
    expect(links.length).toBeGreaterThan(0);
    const dead = links.filter(({ path, id }) => !documents.get(path)?.includes(` id="${id}"`));
    expect(dead).toEqual([]);
  });
});

test('in the row of contents the part that is read is marked, and in sight', async ({ visit }) => {
  const site = testedSite('bicycle-workshop');
  const page = site.model.pages.find(({ sections }) => sections.some(({ kind }) => kind === 'contents'));
  const { page: tab, openInteractive } = await visit(site, {
    width: 360,
    height: 740,
    reducedMotion: true,
  });
  await openInteractive(page?.path ?? '/');
  const last = tab.locator('.contents__link').last();
  await last.click();
  await expect.poll(() => last.getAttribute('aria-current')).toBe('location');
  expect(await tab.locator('.contents [aria-current]').count()).toBe(1);
  const isInRow = () =>
    last.evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
  await expect.poll(isInRow).toBe(true);
});

test('a place stays where it is when what stands above it comes late, until the page is scrolled', async ({
  visit,
}) => {
  const site = testedSite('bicycle-workshop');
  const elsewhere = site.model.pages.find(({ path }) => path !== '/');
  const { page: tab, context, openInteractive } = await visit(site, { width: 1280, height: 700 });
  await openInteractive(elsewhere?.path ?? '');
  const releaseReviews = await holdRequests(context, /\/assets\/carousel-.*\.js$/);
  const releaseGuide = await holdRequests(context, /\/assets\/guide-route-.*\.js$/);
  await tab.locator('.footer a[href="/#write-to-us"]').click();
  const place = tab.locator('#write-to-us');
  const topOf = () => place.evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(() => place.evaluate((section) => section === document.activeElement)).toBe(true);
  await place.locator('form').waitFor();
  const header = await tab.locator('.header').evaluate((element) => element.getBoundingClientRect().bottom);
  const isInPlace = async () => {
    await scrollSettled(tab);
    const fromHeader = (await topOf()) - header;
    return fromHeader >= 0 && fromHeader < 40;
  };
  await expect.poll(isInPlace).toBe(true);
  const top = await topOf();

  // Observers are called in the order of their making: this one sees what is painted.
  const painted = await place.evaluateHandle((section) => {
    const tops: number[] = [];
    new ResizeObserver(() => tops.push(section.getBoundingClientRect().top)).observe(document.body);
    return tops;
  });
  const paintedTops = () => painted.jsonValue();
  await expect.poll(paintedTops).toHaveLength(1);
  releaseReviews();
  await expect.poll(async () => (await paintedTops()).length).toBeGreaterThan(1);
  await tab.locator('#riders .carousel').waitFor();
  await scrollSettled(tab);
  for (const paintedTop of await paintedTops()) {
    expect(Math.abs(paintedTop - top)).toBeLessThan(1);
  }
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);

  // As the browser's own search does: no event but the scrolling.
  await tab.evaluate(() => window.scrollBy(0, -300));
  await scrollSettled(tab);
  const changes = (await paintedTops()).length;
  releaseGuide();
  await expect.poll(async () => (await paintedTops()).length).toBeGreaterThan(changes);
  await scrollSettled(tab);
  expect(await topOf()).toBeGreaterThan(top + 200);
});
