/** When a page is painted in the site's typeface, and when in the visitor's own letters. */
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  becomeInteractive,
  becomeOwned,
  test,
  testedSite,
  type Visit,
  walkedOn,
  warmUp,
} from '../support/browser.ts';
import { pageAt } from '../support/fixture-model.ts';
import { createGate } from '../support/gate.ts';

const phonePx = 390;
/** Longer after the first paint than letters may still change. */
const tooLateMs = 1500;

/** Whether header, main heading and footer are set in the typeface. */
const isApplied = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => {
    const families = getComputedStyle(document.documentElement).getPropertyValue('--typeface');
    const parts = [...document.querySelectorAll('header, h1, footer')];
    const areSet = parts.map((part) => getComputedStyle(part).fontFamily.startsWith(families));
    if (new Set(areSet).size !== 1) {
      throw new RangeError(`Some parts are set in the typeface and some are not: ${areSet}`);
    }
    return areSet.includes(true);
  });

const isKept = (tab: Tab): Promise<boolean> => tab.evaluate(() => localStorage.getItem('typeface') !== null);

/** Addresses of the fonts that the tab has asked for. */
function fontRequests({ page: tab }: Visit): string[] {
  const urls: string[] = [];
  tab.on('request', (request) => {
    if (request.resourceType() === 'font') {
      urls.push(request.url());
    }
  });
  return urls;
}

/** Of each font that an element's letters are drawn in, whether it is one of the site. */
async function webFontsOf(
  tab: Tab,
  context: BrowserContext,
  selector: string,
): Promise<() => Promise<boolean[]>> {
  const session = await context.newCDPSession(tab);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return async () => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ isCustomFont }) => isCustomFont);
  };
}

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('a phone shows the page before it asks for fonts', async ({ visit }) => {
    const tabVisit = await visit(site, { width: phonePx });
    const { page: tab, context, open } = tabVisit;
    const requests = fontRequests(tabVisit);
    await context.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (begin: () => void) => Object.assign(window, { beginApplication: begin }),
      });
    });
    await open('/');
    await tab.waitForFunction(() => 'beginApplication' in window);
    await tab.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await isApplied(tab)).toBe(false);

    await tab.evaluate('window.beginApplication()');
    await expect.poll(() => isKept(tab)).toBe(true);
    expect(requests.length).toBeGreaterThan(0);
  });

  test('what came with one document is in the next from its first paint', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site, { width: phonePx });
    await openInteractive('/');
    await expect.poll(() => isKept(tab)).toBe(true);
    expectMessages(/net::ERR_FAILED/);
    await context.route(/\.js$/, (route) => route.abort());
    await tab.reload();
    expect(await isApplied(tab)).toBe(true);
  });

  test('letters do not change under the eyes of a reader; the next page has them', async ({ visit }) => {
    const { page: tab, context, openInteractive } = await visit(site, { width: phonePx });
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, tooLateMs));
      await route.continue();
    });
    await openInteractive('/');
    await expect.poll(() => isKept(tab)).toBe(true);
    expect(await isApplied(tab)).toBe(false);

    const link = tab.locator('main a[href^="/"]:not([href*="#"])').first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => tab.title()).toBe(pageAt(site.model, path ?? '').head.title);
    expect(await isApplied(tab)).toBe(true);
  });

  test('fonts that do not come leave the page as it is', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site, { width: phonePx });
    expectMessages(/net::ERR_FAILED/);
    await context.route(/\.woff2$/, (route) => route.abort());
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    expect([await isApplied(tab), await isKept(tab)]).toEqual([false, false]);
  });

  test('a wide window asks for fonts with the document', async ({ visit }) => {
    const tabVisit = await visit(site, { width: 1280 });
    const { page: tab, context, open } = tabVisit;
    const requests = fontRequests(tabVisit);
    await context.route(/\.js$/, (route) => route.abort());
    tabVisit.expectMessages(/net::ERR_FAILED/);
    await open('/');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    expect(await isApplied(tab)).toBe(true);
  });

  test('letters of other languages come after the page that has them', async ({ visit }) => {
    const { page: tab, context, openInteractive } = await visit(site, { width: 1280 });
    const { passed, open: letThrough } = createGate();
    await context.route(/latin-ext/, async (route) => {
      await passed;
      await route.continue();
    });
    await openInteractive('/');
    const heading = tab.locator('h1');
    await becomeOwned(heading);
    const asked = tab.waitForRequest(/latin-ext/);
    await heading.evaluate((element) => {
      // None of another file, which may have come too late for this page.
      element.textContent = 'ęłś';
    });
    await asked;
    const fonts = await webFontsOf(tab, context, 'h1');
    await expect.poll(fonts).toEqual([false]);
    letThrough();
    await expect.poll(fonts).toEqual([true]);
  });

  test('without scripts a phone has the typeface too', async ({ visit }) => {
    const { page: tab, open } = await visit(site, { width: phonePx, javaScript: false });
    await open('/');
    expect(await isApplied(tab)).toBe(true);
  });

  test('a browser that keeps nothing shows the page all the same', async ({ visit }) => {
    const { page: tab, context, open } = await visit(site, { width: phonePx });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open('/');
    await becomeInteractive(tab);
    expect(await tab.locator('h1').isVisible()).toBe(true);
  });
});

describe('in development', () => {
  const site = testedSite('driver-papers', 'development');

  test('an owner sees the page in the typeface of the site', async ({ browser, visit }) => {
    await warmUp(browser, site);
    const { page: tab, context, openInteractive } = await visit(site, { width: 1280 });
    await openInteractive('/');
    await expect.poll(await webFontsOf(tab, context, 'h1')).toEqual([true]);
  });
});
