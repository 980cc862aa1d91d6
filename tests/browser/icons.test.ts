/** Icons are drawn wherever they stand, with scripts or without. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publishedSites, servedSites, test, testedSite } from '../support/browser.ts';
import { usually } from '../support/usual-walks.ts';

interface ShownIcon {
  readonly href: string | null;
  readonly isDrawn: boolean;
  readonly isOnControl: boolean;
}

/** Drawings of controls that do nothing before the application has come. */
const lateIcons: readonly (string | undefined)[] = ['pause', 'play', 'print'];

/** The icons that can be seen, and of each whether there is anything in it. */
function shownIcons(tab: Tab): Promise<ShownIcon[]> {
  return tab.locator('use').evaluateAll((uses) =>
    uses.flatMap((use) => {
      if (!(use instanceof SVGUseElement) || use.getClientRects().length === 0) {
        return [];
      }
      const { width, height } = use.getBBox();
      const isOnControl = use.closest('button') !== null;
      return [{ href: use.getAttribute('href'), isDrawn: width > 0 || height > 0, isOnControl }];
    }),
  );
}

const drawnSites = usually(
  servedSites,
  ({ name, servedAs }) => servedAs === 'published' || name === 'bicycle-workshop',
);

describe.for(drawnSites)('$name in $servedAs', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('every icon of every page is drawn, without scripts too', async ({ visit }) => {
    const { page: tab, open } = await visit(site, { javaScript: false });
    for (const { path } of site.model.pages) {
      await open(path);
      const icons = await shownIcons(tab);
      expect(icons.length, path).toBeGreaterThan(0);
      await expect
        .poll(async () => (await shownIcons(tab)).filter(({ isDrawn }) => !isDrawn), { message: path })
        .toEqual([]);
    }
  });
});

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('icons of controls that work at once stand in the document, the others come from one file', async ({
    visit,
  }) => {
    const { page: tab, open } = await visit(site, { javaScript: false });
    const files: string[] = [];
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/assets\/.*\.svg$/.test(pathname)) {
        files.push(pathname);
      }
    });
    await open('/');
    await tab.waitForLoadState('networkidle');
    const marks = (await shownIcons(tab)).filter(({ href }) => !href?.startsWith('#'));
    expect(marks.length).toBeGreaterThan(0);
    expect(files).toHaveLength(1);
    expect(new Set(marks.map(({ href }) => href?.replace(/#.*/, '')))).toEqual(new Set(files));
    const onControls = marks
      .filter(({ isOnControl }) => isOnControl)
      .map(({ href }) => href?.replace(/.*#/, ''));
    expect(lateIcons).toEqual(expect.arrayContaining(onControls));
  });
});
