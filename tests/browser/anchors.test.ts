import { describe, expect } from 'vitest';
import { publishedSites, test, testedSite } from '../support/browser.ts';

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
