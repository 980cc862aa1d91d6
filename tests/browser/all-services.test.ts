/** A site of hundreds of services: its menu stays short, and leads to a page on which each can be found. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeSiteText } from '../bench/make-site.ts';
import { none, violationsInBothSchemes } from '../support/axe.ts';
import { test as browserTest, type TestedSite, testedSite } from '../support/browser.ts';
import { servePublished } from '../support/serve-fixtures.ts';

const serviceCount = 300;

/** One of each group, and the page of all services. */
const menuLength = 16;

const test = browserTest.extend(
  'site',
  { scope: 'file' },
  async ({ browser: _ }, { onCleanup }): Promise<TestedSite> => {
    const folder = await mkdtemp(join(tmpdir(), 'site-of-services-'));
    await mkdir(join(folder, 'pictures'));
    await writeFile(join(folder, 'site.yaml'), makeSiteText(serviceCount, 'unfriendly'));
    const { origin, close } = await servePublished(folder);
    onCleanup(async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    });
    return { ...testedSite('driver-papers'), origin };
  },
);

/** By how much the page is wider than the window. */
const sidewaysPx = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const pathOf = (tab: Tab) => new URL(tab.url()).pathname;

const shownServices = (tab: Tab) => tab.locator('.all-services a:visible');

describe('a menu of hundreds of services', () => {
  test('stands in columns in a wide window, and is walked through by keyboard', async ({ site, visit }) => {
    const { page: tab, openInteractive } = await visit(site, {
      width: 1280,
      height: 720,
      reducedMotion: true,
    });
    await openInteractive('/');
    await tab.getByRole('button', { name: 'Услуги' }).focus();
    await tab.keyboard.press('Enter');
    const list = tab.locator('.services-menu__list');
    await expect.poll(() => list.isVisible()).toBe(true);
    const links = list.getByRole('link');
    expect(await links.count()).toBe(menuLength);
    const group = list.getByRole('list', { name: 'Область 2', exact: true });
    expect(await group.getByRole('link').allTextContents()).toEqual(['Услуга 21']);
    const columns = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().left)),
    );
    expect(new Set(columns).size).toBe(3);
    expect(await sidewaysPx(tab)).toBe(0);
    for (let stop = 0; stop < menuLength; stop += 1) {
      await tab.keyboard.press('Tab');
      const isSeen = await tab.evaluate(() => {
        const { bottom = Number.NaN } = document.activeElement?.getBoundingClientRect() ?? {};
        return bottom <= window.innerHeight;
      });
      expect(isSeen, `stop ${stop + 1}`).toBe(true);
    }
    expect(await violationsInBothSchemes(tab, '.header')).toEqual(none);
    await tab.keyboard.press('Enter');
    await expect.poll(() => pathOf(tab)).toBe('/all');
    expect(await list.isVisible()).toBe(false);
  });

  test('folds its groups on a phone', async ({ site, visit }) => {
    const { page: tab, openInteractive } = await visit(site, {
      width: 360,
      touch: true,
      reducedMotion: true,
    });
    await openInteractive('/');
    const burger = tab.locator('.header__button');
    await burger.tap();
    await tab.getByRole('button', { name: 'Услуги' }).tap();
    const links = tab.locator('.services-menu__link:visible');
    await expect.poll(() => links.allTextContents()).toEqual(['Все услуги']);
    await tab.getByText('Область 2', { exact: true }).tap();
    await expect.poll(() => links.allTextContents()).toEqual(['Услуга 21', 'Все услуги']);
    expect(await sidewaysPx(tab)).toBe(0);
    expect(await violationsInBothSchemes(tab, '.header')).toEqual(none);
    await links.first().tap();
    await expect.poll(() => pathOf(tab)).toBe('/area-2/service-21');
    await expect.poll(() => burger.getAttribute('aria-expanded')).toBe('false');
  });

  test('shows its groups on a phone without scripts', async ({ site, visit }) => {
    const { page: tab, open } = await visit(site, { width: 360, touch: true, javaScript: false });
    await open('/');
    await tab.locator('.header__button').tap();
    expect(await tab.locator('.services-menu__link:visible').count()).toBe(menuLength);
    expect(await sidewaysPx(tab)).toBe(0);
  });
});

describe.for([360, 1280])('the page of all services at %d px', (width) => {
  test('is searched without leaving it', async ({ site, visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width, reducedMotion: true });
    await openInteractive('/all');
    const field = tab.getByRole('searchbox', { name: 'Найти услугу' });
    await expect.poll(() => field.isEnabled()).toBe(true);
    expect(await shownServices(tab).count()).toBe(serviceCount);
    expect(await sidewaysPx(tab)).toBe(0);
    // Nothing lies under the call button by chance.
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.setViewportSize({ width, height });
    expect(await violationsInBothSchemes(tab, 'main')).toEqual(none);
    await field.fill('услуга 299');
    await expect.poll(() => shownServices(tab).allTextContents()).toEqual(['Услуга 299']);
    expect(await tab.locator('.all-services__count').textContent()).toBe('Найдено: 1 из 300');
    expect(pathOf(tab)).toBe('/all');
    expect(await violationsInBothSchemes(tab, 'main')).toEqual(none);
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await expect.poll(() => pathOf(tab)).toBe('/area-15/service-299');
  });

  test('is read without scripts', async ({ site, visit }) => {
    const { page: tab, open } = await visit(site, { width, javaScript: false });
    await open('/all');
    expect(await shownServices(tab).count()).toBe(serviceCount);
    expect(await tab.getByRole('searchbox').isVisible()).toBe(false);
    await shownServices(tab).last().click();
    await expect.poll(() => pathOf(tab)).toBe('/area-15/service-300');
  });
});
