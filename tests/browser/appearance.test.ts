/**
 * Every page and every state looks as it did, and nothing on it is in the way of something else. What is stored
 * in `appearance/` is updated with `npx vitest run --config tests/vitest.config.ts appearance -u`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Section } from '../../src/model/section.ts';
import { compareAppearance, describeAppearance, holdStill, type Subject } from '../support/appearance.ts';
import {
  browserArguments,
  nextFrames,
  publishedSites,
  test,
  testedSite,
  type Visit,
} from '../support/browser.ts';
import { formOf } from '../support/fixture-model.ts';
import { formIn, solveCaptcha } from '../support/form-page.ts';
import { createGate } from '../support/gate.ts';
import { pageFaults } from '../support/page-faults.ts';

const phonePx = 390;
const desktopPx = 1280;
const widthsPx = [phonePx, desktopPx];
const heightPx = 900;
/** From here on the call button is a pill beside the page. */
const pillPx = 1664;
const paperPx = 680;

/** Letters of one size and place in every browser: not fitted to the pixels of the screen. */
test.override({ launchOptions: { args: [...browserArguments, '--font-render-hinting=none'] } });

const folder = join(import.meta.dirname, 'appearance');
const compared = new Set<string>();

/** What is pressed, the most important first. */
const pressed = ['.card:nth-child(2)', '.feature .button', '.messengers__link', '.hero__service'];

/** Descriptions of one page or part in several states, in the order in which they are taken. */
function createSheet(tab: Tab) {
  const lines: string[] = [];
  return {
    /** Describes a state. */
    async take(title: string, subject: Subject, isPrinted = false) {
      await nextFrames(tab);
      lines.push(title, ...(await describeAppearance(tab, subject, isPrinted)), '');
    },
    /** Compares all states with those that are stored. */
    async compare(name: string) {
      const path = join(folder, `${name}.txt`);
      compared.add(`${name}.txt`);
      const stored = await readFile(path, 'utf8').catch(() => '');
      const { text, changes } = compareAppearance(lines.join('\n'), stored);
      await expect.soft(text, [`${name} looks different`, ...changes].join('\n')).toMatchFileSnapshot(path);
    },
  };
}

/** Opens a page as it is drawn on every machine. */
async function openStill({ page: tab, openInteractive }: Visit, path: string, width: number): Promise<void> {
  await tab.setViewportSize({ width, height: heightPx });
  await openInteractive(path);
  await holdStill(tab);
}

/** Touches the sections, as a pointer does that passes over them, and waits until all parts of them work. */
async function wakeSections(tab: Tab): Promise<void> {
  for (const sections of await tab.locator('.sections').all()) {
    await sections.dispatchEvent('pointerover');
  }
  await expect.poll(() => tab.locator('.is-waiting').count()).toBe(0);
}

const still = { height: heightPx, reducedMotion: true };
const page: Subject = { root: 'body', closed: '.header, .footer' };

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('every page looks as it did, and nothing is in the way', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab } = view;
    view.expectMessages(/404/);
    await tab.addInitScript(keepPartsAsWritten);
    for (const { id, path } of [...site.model.pages, { id: 'not-found', path: '/no-such-page' }]) {
      const sheet = createSheet(tab);
      await openStill(view, path, phonePx);
      if (site.model.site.analytics.asksConsent) {
        await tab.locator('.consent').waitFor();
      }
      await wakeSections(tab);
      for (const width of widthsPx) {
        await tab.setViewportSize({ width, height: heightPx });
        await sheet.take(`${width} px`, page);
        expect.soft(await pageFaults(tab), `${path} at ${width} px`).toEqual([]);
      }
      await sheet.compare(`${name}/page-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
  });
});

describe('a state looks as it did:', () => {
  const site = testedSite('driver-papers');
  const { model } = site;
  const { words } = model.site.shell;
  const form = formOf(model);
  const pathOf = (kind: Section['kind']) => {
    const found = model.pages.find(({ sections }) => sections.some((section) => section.kind === kind));
    if (found === undefined) {
      throw new RangeError(`No page has a section ${kind}`);
    }
    return found.path;
  };

  test('the header at the top, scrolled and with its menus open; the footer', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab } = view;
    const sheet = createSheet(tab);
    const header = { root: '.header' };

    await openStill(view, '/', phonePx);
    await sheet.take('390 px, at the top', header);
    await tab.evaluate(() => window.scrollTo(0, 500));
    await sheet.take('390 px, scrolled', header);
    await tab.locator('.header__button').click();
    await sheet.take('390 px, menu open', header);
    await tab.locator('.header__menu .services-menu__button').click();
    await sheet.take('390 px, services open', header);
    await tab.keyboard.press('Escape');
    await sheet.take('390 px, footer', { root: '.footer' });

    await openStill(view, '/about', desktopPx);
    await sheet.take('1280 px, on a page of the menu', header);
    await tab.evaluate(() => window.scrollTo(0, 500));
    await sheet.take('1280 px, scrolled', header);
    await tab.locator('.header__menu .services-menu__button').click();
    await sheet.take('1280 px, services open', { root: '.header__menu' });
    await tab.keyboard.press('Escape');
    await sheet.take('1280 px, footer', { root: '.footer' });
    await sheet.compare('states/header-and-footer');
  });

  test('cards, buttons and links at rest, under the pointer, focused and pressed', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab } = view;
    const sheet = createSheet(tab);
    for (const width of widthsPx) {
      await openStill(view, pathOf('promo'), width);
      for (const root of width === phonePx ? pressed.slice(0, 2) : pressed) {
        const target = tab.locator(root).first();
        await target.scrollIntoViewIfNeeded();
        await tab.mouse.move(0, 0);
        await sheet.take(`${width} px, ${root} at rest`, { root });
        await target.hover();
        await sheet.take(`${width} px, ${root} under the pointer`, { root });
        await tab.mouse.down();
        await sheet.take(`${width} px, ${root} pressed`, { root });
        await tab.mouse.move(0, 0);
        await tab.mouse.up();
        await tab.keyboard.press('Shift');
        await target.evaluate((element) => (element.querySelector('a') ?? element).focus());
        await sheet.take(`${width} px, ${root} focused`, { root });
      }
    }
    await sheet.compare('states/cards-and-buttons');
  });

  test('the reviews before and after a step, and with a text unfolded', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab } = view;
    const sheet = createSheet(tab);
    const reviews = { root: '.reviews' };
    for (const width of widthsPx) {
      await openStill(view, '/', width);
      const viewport = tab.locator('.carousel__viewport');
      await viewport.scrollIntoViewIfNeeded();
      await expect.poll(() => tab.locator('.carousel__slide[inert]').count()).toBeGreaterThan(0);
      await sheet.take(`${width} px, at the start`, reviews);
      const seen = () => tab.locator('.carousel__slide:not([inert])').allTextContents();
      const before = await seen();
      await viewport.focus();
      await tab.keyboard.press('ArrowRight');
      await expect.poll(seen).not.toEqual(before);
      await expect.poll(() => tab.locator('.carousel').getAttribute('data-state')).toBe('idle');
      await sheet.take(`${width} px, a step further`, reviews);
      for (const fold of await tab.locator('.carousel__slide:not([inert]) .review__toggle').all()) {
        await fold.click();
      }
      await sheet.take(`${width} px, unfolded`, reviews);
    }
    await sheet.compare('states/reviews');
  });

  test('the form empty, focused, with errors, filled, unsolved, sending, failed and sent', async ({
    visit,
  }) => {
    const view = await visit(site, still);
    const { page: tab, thirdParties } = view;
    view.expectMessages(/\[error\]/);
    const sheet = createSheet(tab);
    const root = '.contact-form';
    for (const width of widthsPx) {
      await openStill(view, '/', width);
      const parts = formIn(tab, form);
      const take = (state: string) => sheet.take(`${width} px, ${state}`, { root });
      await parts.becomeInteractive();
      await take('empty');
      const required = await parts.element.locator('[required]').all();
      for (const control of required) {
        await control.focus();
      }
      await tab.locator('.captcha__widget > *').waitFor({ state: 'attached' });
      await take('one focused');
      await parts.submit.focus().catch(() => undefined);
      await required.at(-1)?.blur();
      await expect.poll(() => parts.element.locator('[aria-invalid="true"]').count()).toBe(required.length);
      await take('with errors');
      await parts.fill();
      await parts.element.locator(':focus').blur();
      await expect.poll(() => parts.submit.isEnabled()).toBe(true);
      await take('filled');
      await parts.submit.click();
      await tab.locator('.captcha__problem:not(:empty)').waitFor();
      await tab.mouse.move(0, 0);
      await take('captcha unsolved');

      await keepNotices(tab);
      await solveCaptcha(tab, form);
      const gate = createGate();
      thirdParties.mailAnswer = { kind: 'status', status: 429, after: gate.passed };
      await parts.submit.click();
      await expect.poll(() => parts.submit.textContent()).toBe(form.sendingLabel);
      await tab.mouse.move(0, 0);
      await take('sending');
      gate.open();
      await tab.locator('.submit-notice--visible').waitFor();
      await take('failed');
      await leaveOutEmoji(tab, '.submit-notice');
      await sheet.take(`${width} px, notice of a failure`, { root: '.submit-notice' });

      await solveCaptcha(tab, form);
      thirdParties.mailAnswer = { kind: 'status', status: 200 };
      await parts.submit.click();
      await tab.locator('.submit-notice--success.submit-notice--visible').waitFor();
      await tab.mouse.move(0, 0);
      await take('sent');
      await leaveOutEmoji(tab, '.submit-notice');
      await sheet.take(`${width} px, notice of success`, { root: '.submit-notice' });
    }
    await sheet.compare('states/form');
  });

  test('the form without its captcha', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab, thirdParties } = view;
    view.expectMessages(/ERR_BLOCKED_BY_CLIENT/);
    thirdParties.captchaArrival = { kind: 'blocked' };
    const sheet = createSheet(tab);
    for (const width of widthsPx) {
      await openStill(view, '/', width);
      const parts = formIn(tab, form);
      await parts.becomeInteractive();
      await parts.element.locator('.form-field__control:not([required])').first().focus();
      await parts.element.locator(':focus').blur();
      await expect.poll(() => parts.otherWays.textContent()).not.toBe('');
      await sheet.take(`${width} px`, { root: '.contact-form' });
    }
    await sheet.compare('states/form-without-captcha');
  });

  test('the call button closed, focused and open', async ({ visit }) => {
    const view = await visit(site, still);
    const { page: tab } = view;
    const sheet = createSheet(tab);
    const root = '.call-button';
    for (const width of [...widthsPx, pillPx]) {
      await openStill(view, '/', width);
      await sheet.take(`${width} px, closed`, { root });
      expect.soft(await pageFaults(tab), `${width} px`).toEqual([]);
      await tab.keyboard.press('Shift');
      await tab.locator(root).focus();
      await sheet.take(`${width} px, focused`, { root });
      await tab.keyboard.press('Enter');
      await sheet.take(`${width} px, open`, { root });
    }
    await sheet.compare('states/call-button');
  });

  test('the skip link, the questions open, a page on its way, and one that does not come', async ({
    visit,
  }) => {
    const view = await visit(site, still);
    const { page: tab, context } = view;
    view.expectMessages(/Failed to (?:load resource|fetch dynamically)/, /PageLoadError/);
    const sheet = createSheet(tab);
    const late = model.pages.find(({ path }) => path === pathOf('questions'));
    const code = `**/${late?.id}-*.js`;
    const ways = { onItsWay: () => Promise.resolve(), lost: (route: Route) => route.abort() };
    // A page that has once been fixed by a reload is not fixed again.
    await context.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new TypeError('closed');
      };
    });
    for (const width of widthsPx) {
      await openStill(view, late?.path ?? '/', width);
      await tab.keyboard.press('Tab');
      await sheet.take(`${width} px, skip link`, { root: '.skip-link' });
      for (const question of await tab.locator('.question summary').all()) {
        await question.click();
      }
      await sheet.take(`${width} px, questions open`, { root: '.questions' });

      await context.route(code, ways.onItsWay);
      await openStill(view, '/', width);
      await tab.locator(`main a[href="${late?.path}"]`).first().click();
      await expect.poll(() => tab.locator('.loading-status').textContent()).toBe(words.loading);
      await sheet.take(`${width} px, page on its way`, { root: '.loading-status' });
      await context.unroute(code);

      await context.route(code, ways.lost);
      await openStill(view, '/', width);
      await tab.locator(`main a[href="${late?.path}"]`).first().click();
      await expect.poll(() => tab.locator('main h1').textContent()).toBe(words.errorTitle);
      await tab.locator('main h1').blur();
      await tab.locator('.page-status__text').evaluate((text) => {
        text.textContent = 'What the router says';
      });
      await sheet.take(`${width} px, page lost`, { root: '.page-status' });
      await context.unroute(code);
    }
    await sheet.compare('states/other');
  });

  test('a page on paper', async ({ visit }) => {
    const view = await visit(site, still);
    const sheet = createSheet(view.page);
    await openStill(view, pathOf('documents'), paperPx);
    await sheet.take('on paper', { root: 'body' }, true);
    await sheet.compare('states/paper');
  });
});

/** From now on a notice that has come stays. */
async function keepNotices(tab: Tab): Promise<void> {
  await tab.evaluate((least) => {
    const { setTimeout } = window;
    const patient = (run: () => void, ms = 0) => (ms > least && ms < 2 * least ? 0 : setTimeout(run, ms));
    Object.assign(window, { setTimeout: patient });
  }, 1000);
}

/**
 * Runs in a page before its own scripts: the parts that wake when they come near the screen stay as the server
 * wrote them. Awake they are described by themselves.
 */
function keepPartsAsWritten(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  };
}

/** Emoji come from the machine's own fonts, and are as wide as these have them. */
async function leaveOutEmoji(tab: Tab, selector: string): Promise<void> {
  await tab.locator(selector).evaluate((element) => {
    element.textContent = element.textContent.replaceAll(/\p{Extended_Pictographic}\s*/gu, '');
  });
}

/** Runs after all others. */
test('nothing is stored that is not compared', async () => {
  const stored = await readdir(folder, { recursive: true });
  const names = stored.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.txt'));
  expect(names.filter((file) => !compared.has(file))).toEqual([]);
});
