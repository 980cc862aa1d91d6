/** The line above every page: read without scripts, closed for good, and never the cause of a movement. */
import { describe, expect } from 'vitest';
import { test, testedSite } from '../support/browser.ts';
import { recordShifts, shiftsOf } from '../support/layout-shifts.ts';

describe('the announcement', () => {
  const site = testedSite('bicycle-workshop');
  const { words } = site.model.site.shell;
  const window = { width: 360, height: 740, reducedMotion: true };

  test('is read without scripts, and has no button that does nothing', async ({ visit }) => {
    const { page: tab, open } = await visit(site, { ...window, javaScript: false });
    await open('/');
    const bar = tab.getByRole('complementary', { name: words.announcementLabel });
    await bar.getByRole('link').waitFor();
    expect(await bar.getByRole('button').count()).toBe(0);
  });

  test('once closed is not painted again, on no page, and moves nothing', async ({ visit }) => {
    const view = await visit(site, window);
    const { page: tab, openInteractive } = view;
    await tab.addInitScript(recordShifts);
    await openInteractive('/');
    const bar = tab.locator('.announcement');
    await bar.getByRole('button', { name: words.closeAnnouncement }).click();
    await expect.poll(() => bar.isVisible()).toBe(false);
    await openInteractive('/tune-up');
    expect(await bar.isVisible()).toBe(false);
    expect(await shiftsOf(tab)).toEqual([]);
  });

  test('is gone the day after its last', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, window);
    await tab.clock.setFixedTime('2100-01-01T12:00:00');
    await openInteractive('/');
    expect(await tab.locator('.announcement').isVisible()).toBe(false);
  });
});
