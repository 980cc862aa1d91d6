/** What is loaded from other sites only after the visitor has asked for it: the counter of visits, and a map. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  becomeInteractive,
  isFocused,
  nextFrames,
  noteDocuments,
  openAgain,
  test,
  testedSite,
} from '../support/browser.ts';
import { pageAt, sectionOf } from '../support/fixture-model.ts';
import { recordShifts, shiftsOf } from '../support/layout-shifts.ts';
import { installRecordingTag } from '../support/third-party-doubles.ts';

const site = testedSite('bicycle-workshop');
const { model } = site;
const { analytics, shell } = model.site;
const { words } = shell;
const loader = `${analytics.loaderUrl}?id=${analytics.accountId}`;
const home = pageAt(model, '/');

/** Windows that the bar must leave room in, in CSS pixels: phones upright and on their side, a desktop. */
const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 700, height: 800 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1000, height: 700 },
  { width: 1280, height: 800 },
] as const;

/** How much of a window the bar may take. */
const mostOfWindow = 0.3;

const barIn = (tab: Tab) => tab.getByRole('region', { name: words.consentTitle });
const allowIn = (tab: Tab) => tab.getByRole('button', { name: words.consentAllow });
const refuseIn = (tab: Tab) => tab.getByRole('button', { name: words.consentRefuse });
const footerButton = (tab: Tab) => tab.getByRole('contentinfo').getByRole('button');

/** What waits for the loader, in its order. */
const commandsIn = (tab: Tab): Promise<unknown[][]> =>
  tab.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(Object(entry))));
const hasTag = (tab: Tab) => tab.evaluate(() => 'gtag' in window || 'dataLayer' in window);

const visitOf = (path: string, label: string) => [
  ['config', analytics.accountId, { page_path: path }],
  ['event', 'page_visit', { event_category: 'page_tracking', event_label: label }],
];

describe('the question about consent', () => {
  test('comes before anything of the counter; who agrees is counted then and on the next pages', async ({
    visit,
  }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    await barIn(tab).waitFor();
    await tab.waitForLoadState('networkidle');
    expect([thirdParties.tagRequests, await hasTag(tab)]).toEqual([[], false]);

    await allowIn(tab).click();
    await expect.poll(() => thirdParties.tagRequests).toEqual([loader]);
    const commands = await commandsIn(tab);
    expect(commands.map(([command, kind]) => [command, command === 'consent' ? kind : ''])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['js', ''],
      ['config', ''],
      ['event', ''],
    ]);
    expect(commands.slice(3)).toEqual(visitOf('/', home.analytics.visitLabel));

    const other = model.pages.find(({ path }) => path !== '/') ?? home;
    await openInteractive(other.path);
    await expect
      .poll(async () => (await commandsIn(tab)).slice(3))
      .toEqual(visitOf(other.path, other.analytics.visitLabel));
    expect(await barIn(tab).count()).toBe(0);
  });

  test('who refuses loads nothing, on the next pages too; the footer brings the question back', async ({
    visit,
  }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    await refuseIn(tab).click();
    expect(await barIn(tab).count()).toBe(0);
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    expect([thirdParties.tagRequests, await hasTag(tab), await barIn(tab).count()]).toEqual([[], false, 0]);

    await footerButton(tab).click();
    await expect.poll(() => isFocused(barIn(tab))).toBe(true);
    await allowIn(tab).click();
    await expect.poll(() => thirdParties.tagRequests).toEqual([loader]);
  });

  test('a refusal after an agreement ends with a document without the counter', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await openInteractive('/');
    await allowIn(tab).click();
    await expect.poll(() => thirdParties.tagRequests).toEqual([loader]);
    const documents = noteDocuments(tab);
    await footerButton(tab).click();
    const reloaded = tab.waitForEvent('load');
    await refuseIn(tab).click();
    await reloaded;
    await becomeInteractive(tab);
    await tab.waitForLoadState('networkidle');
    expect([documents().length, await hasTag(tab), await barIn(tab).count()]).toEqual([1, false, 0]);
    expect(thirdParties.tagRequests).toEqual([loader]);
  });

  test('a browser with Global Privacy Control refuses for its user', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await tab.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    expect([thirdParties.tagRequests, await barIn(tab).count()]).toEqual([[], 0]);
    await footerButton(tab).click();
    await allowIn(tab).click();
    await expect.poll(() => thirdParties.tagRequests).toEqual([loader]);
  });

  test('a tag function from elsewhere is told of the visit meanwhile', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await tab.addInitScript(installRecordingTag);
    await openInteractive('/');
    await barIn(tab).waitFor();
    expect(await tab.evaluate(() => window.tagCalls)).toEqual(visitOf('/', home.analytics.visitLabel));
    expect(thirdParties.tagRequests).toEqual([]);
  });

  test('is reached by the keyboard before the page, and does not take the focus by itself', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await barIn(tab).waitFor();
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await tab.locator('[aria-live="polite"]').last().textContent()).toBe(words.consentText);
    // After the skip link, and the link to the page that says more.
    for (let presses = 0; presses < (analytics.privacy ? 3 : 2); presses += 1) {
      await tab.keyboard.press('Tab');
    }
    expect(await isFocused(refuseIn(tab))).toBe(true);
    await tab.keyboard.press('Tab');
    expect(await isFocused(allowIn(tab))).toBe(true);
    await tab.keyboard.press('Enter');
    await expect.poll(() => barIn(tab).count()).toBe(0);
  });

  test.for(windows)(
    'at $width × $height is small, moves nothing and covers no call button',
    async (size, { visit }) => {
      const tabVisit = await visit(site, { ...size, reducedMotion: true });
      const { page: tab } = tabVisit;
      await tab.addInitScript(recordShifts);
      await openAgain(tabVisit, '/');
      await barIn(tab).waitFor();
      await nextFrames(tab);
      expect(await shiftsOf(tab)).toEqual([]);
      const { x, y, width, height } = (await barIn(tab).boundingBox()) ?? expect.fail('no bar');
      expect(height).toBeGreaterThan(40);
      expect(width * height).toBeLessThan(size.width * size.height * mostOfWindow);
      const spilled = await barIn(tab)
        .locator('button')
        .evaluateAll(
          (buttons, right) =>
            buttons.filter((place) => place.getBoundingClientRect().right > right).map(String),
          x + width,
        );
      expect(spilled).toEqual([]);

      // Where, what and one thing to do are seen while it asks.
      const head = await tab
        .locator('.hero__kicker, .hero__title, .hero__action .button')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
      expect(head.length).toBeGreaterThan(1);
      const hidden = head.filter(
        ({ left, right, top, bottom }) =>
          bottom > size.height || (left < x + width && right > x && top < y + height && bottom > y),
      );
      expect(hidden).toEqual([]);

      const button = tab.locator('.call-button');
      const isFree = (place: typeof button) =>
        place.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const shares = [0.1, 0.5, 0.9];
          const hits = shares.flatMap((across) =>
            shares.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
          );
          return hits.every((hit) => element.contains(hit));
        });
      for (const state of ['closed', 'open']) {
        for (const place of [button, refuseIn(tab), allowIn(tab)]) {
          expect(await isFree(place), state).toBe(true);
        }
        await button.click();
        await nextFrames(tab);
      }
      // The end of the page can be read above the bar.
      await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await nextFrames(tab);
      const footer = await tab.locator('.footer').boundingBox();
      const bar = await barIn(tab).boundingBox();
      expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBeLessThanOrEqual(
        Math.ceil(bar?.y ?? 0),
      );
    },
  );

  test('moves nothing on a page that is shorter than the window', async ({ visit }) => {
    const { page: tab, openInteractive, expectMessages } = await visit(site, { width: 1280, height: 2400 });
    expectMessages(/404/);
    await tab.addInitScript(recordShifts);
    await openInteractive('/no-such-page');
    await barIn(tab).waitFor();
    await nextFrames(tab);
    expect(await shiftsOf(tab)).toEqual([]);
  });
});

describe('a map that waits for a press', () => {
  const { map } = sectionOf(home, 'contacts');

  test('is asked for when its button is pressed, in its place, and takes the focus', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (request.url() === map?.embedUrl) {
        asked.push(request.url());
      }
    });
    await openInteractive('/');
    const place = tab.locator('.contacts__map-frame');
    await place.scrollIntoViewIfNeeded();
    await tab.waitForLoadState('networkidle');
    expect([asked, await tab.locator('iframe').count()]).toEqual([[], 0]);
    const before = await place.boundingBox();
    await place.getByRole('button', { name: words.showMap }).click();
    await expect.poll(() => asked).toEqual([map?.embedUrl]);
    const frame = tab.locator(`iframe[title="${map?.title}"]`);
    expect(await frame.boundingBox()).toEqual(before);
    expect(await isFocused(frame)).toBe(true);
  });

  test('without JavaScript is a link', async ({ visit }) => {
    const { page: tab, open } = await visit(site, { javaScript: false });
    await open('/');
    expect(await tab.locator('.contacts__map-frame button').isVisible()).toBe(false);
    expect(await tab.locator('.contacts__map > .contacts__map-link').isVisible()).toBe(true);
  });
});
