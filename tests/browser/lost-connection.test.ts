/** What a visitor keeps when files and answers are lost on the way. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import {
  becomeInteractive,
  holdApplication,
  nextFrames,
  noteDocuments,
  onDocument,
  test,
  testedSite,
  walkedOn,
} from '../support/browser.ts';
import { formOf, headingOf } from '../support/fixture-model.ts';
import { formIn, solveCaptcha } from '../support/form-page.ts';
import { createGate } from '../support/gate.ts';

const formCode = /\/assets\/contact-form-[^/]*\.js$/;
const carouselCode = /\/assets\/carousel-[^/]*\.js$/;

/** What a browser and the application say of files that do not come. */
const lostFiles = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /PageLoadError/,
  /ERR_FAILED/,
];

/** What could be painted would be within this time, in milliseconds. */
const unpaintedMs = 500;

/** Loses the first request for every file of a kind. */
async function loseOnce(context: BrowserContext, files: RegExp): Promise<() => number> {
  const lost = new Set<string>();
  await context.route(files, (route) => {
    const address = route.request().url();
    if (lost.has(address)) {
      return route.fallback();
    }
    lost.add(address);
    return route.abort('connectionreset');
  });
  return () => lost.size;
}

/** A server that gives a document up to some markup after its first heading, and the rest when it is told to. */
async function serveInParts(origin: string, markup: string) {
  const html = await (await fetch(origin)).text();
  const cut = html.indexOf(markup, html.indexOf('</h1>'));
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      waiting.push(response);
      return;
    }
    const file = await fetch(origin + request.url);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port }: Partial<AddressInfo> = Object(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    giveTheRest() {
      for (const response of waiting) {
        response.end(html.slice(cut));
      }
    },
  };
}

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const form = formOf(model);
  const { words } = model.site.shell;
  const missingForm = (tab: Tab) => tab.locator('.island + .contact-form__other-ways');
  /** What stands in place of a form whose code does not come. */
  const expectMissingForm = async (tab: Tab) => {
    await expect.poll(() => missingForm(tab).locator('p').allTextContents()).toEqual([words.formMissing]);
    for (const { href } of form.phones) {
      expect(await missingForm(tab).locator(`a[href="${href}"]`).isVisible()).toBe(true);
    }
  };
  const home = model.pages.find(({ path }) => path === '/');
  const other = model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'contacts'));
  const linkTo = (tab: Tab, path = '') => tab.locator(`a[href="${path}"]:visible`).first();

  test('a page is read while the end of its document is on the way', async ({ visit }) => {
    const server = await serveInParts(site.origin, '</section>');
    const { page: tab } = await visit({ ...site, origin: server.origin });
    await tab.goto('/', { waitUntil: 'commit' });
    const painted = () =>
      tab.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(painted).toBe(true);
    expect(await tab.locator('h1').textContent()).toBe(home && headingOf(home));
    server.giveTheRest();
    await becomeInteractive(tab);
  });

  test('the first view is painted as a whole, because its later parts would move the others', async ({
    visit,
  }) => {
    const server = await serveInParts(site.origin, '<ul');
    const { page: tab } = await visit({ ...site, origin: server.origin });
    await tab.goto('/', { waitUntil: 'commit' });
    await tab.waitForSelector('h1', { state: 'attached' });
    const restCameAt = await tab.evaluate(async (limitMs) => {
      const inTwoFrames = new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await Promise.race([inTwoFrames, new Promise((pass) => setTimeout(pass, limitMs))]);
      return performance.now();
    }, unpaintedMs);
    server.giveTheRest();
    await becomeInteractive(tab);
    const paintedAt = await tab.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(paintedAt).toBeGreaterThan(restCameAt);
  });

  test('every file of the application is asked for again', async ({ visit }) => {
    const { context, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles);
    const lost = await loseOnce(context, /\/assets\/.*\.js$/);
    await openInteractive(other?.path ?? '');
    expect(lost()).toBeGreaterThan(2);
  });

  test.for(['a link', 'another document'])(
    'a form whose code does not come is fixed by one reload, and its text is kept over %s',
    async (way, { visit }) => {
      const { page: tab, context, openInteractive, expectMessages } = await visit(site);
      expectMessages(...lostFiles);
      await context.route(formCode, (route) => route.abort());
      await openInteractive('/');
      const documents = noteDocuments(tab);
      const reloaded = tab.waitForEvent('load');
      const view = formIn(tab, form);
      await view.element.scrollIntoViewIfNeeded();
      await reloaded;
      await becomeInteractive(tab);
      await view.element.scrollIntoViewIfNeeded();
      await expectMissingForm(tab);
      await view.fill();
      await tab.waitForLoadState('networkidle');
      expect(documents()).toEqual(['/']);

      // What was typed into a form without code is there again when a document brings it.
      const typed = await view.entries();
      await context.unroute(formCode);
      if (way === 'a link') {
        await linkTo(tab, other?.path).click();
        await expect.poll(() => tab.locator('h1').textContent()).toBe(other && headingOf(other));
      }
      await tab.goto(other?.path ?? '');
      await tab.goto('/');
      await becomeInteractive(tab);
      await view.becomeInteractive();
      await expect.poll(view.entries).toEqual(typed);
    },
  );

  test('a form comes by itself when the connection is back', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles, /ERR_INTERNET_DISCONNECTED/);
    await openInteractive(other?.path ?? '');
    const documents = noteDocuments(tab);
    await context.route(formCode, (route) => route.abort());
    const isHome = ({ pathname }: URL) => pathname === '/';
    await context.route(isHome, (route) => route.abort());
    await linkTo(tab, '/').click();
    await expect.poll(() => tab.locator('h1').textContent()).toBe(home && headingOf(home));
    await expect.poll(() => tab.locator('.island--loading').count()).toBe(0);
    expect(await tab.locator('form').count()).toBe(0);
    await expectMissingForm(tab);
    // No server answers: the site stays, and the browser's own error does not take its place.
    expect(documents()).toEqual([]);
    await context.unroute(formCode);
    await context.unroute(isHome);
    await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => tab.locator('form').count()).toBe(1);
    await expect.poll(() => missingForm(tab).count()).toBe(0);
  });

  test('the phones stand beside a form whose code does not come, before a reload is tried', async ({
    visit,
  }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles);
    await context.route(formCode, (route) => route.abort());
    const gate = createGate();
    await context.route('**/', async (route) => {
      if (route.request().method() === 'HEAD') {
        await gate.passed;
      }
      await route.fallback();
    });
    await openInteractive('/');
    const documents = noteDocuments(tab);
    await formIn(tab, form).element.scrollIntoViewIfNeeded();
    await expectMissingForm(tab);
    expect(documents()).toEqual([]);
    const reloaded = tab.waitForEvent('load');
    gate.open();
    await reloaded;
  });

  test('a form without a connection says so before it is sent, fails at once and keeps what was typed', async ({
    visit,
  }) => {
    const { page: tab, context, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles, /TypeError/, /ERR_INTERNET_DISCONNECTED/);
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await tab.waitForLoadState('networkidle');
    const typed = await view.entries();
    await context.setOffline(true);
    await expect.poll(() => view.otherWays.textContent()).toContain(words.offline);
    thirdParties.mailAnswer = { kind: 'unreachable' };
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.failureMessage]);
    expect(await view.entries()).toEqual(typed);
    await context.setOffline(false);
    await expect.poll(() => view.otherWays.textContent()).not.toContain(words.offline);
    expect(await view.entries()).toEqual(typed);
    thirdParties.mailAnswer = { kind: 'status', status: 200 };
    await solveCaptcha(tab, form);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.failureMessage, form.successMessage]);
  });

  test.for(['reload', 'close the tab'])(
    'a sending that is cut off is told on return, wherever on the page: %s',
    async (way, { visit }) => {
      const { page: tab, context, thirdParties, openInteractive } = await visit(site);
      thirdParties.mailAnswer = { kind: 'never' };
      await openInteractive('/');
      const view = formIn(tab, form);
      await view.fill();
      await solveCaptcha(tab, form);
      const typed = await view.entries();
      await view.submit.click();
      await expect.poll(() => thirdParties.mails.length).toBe(1);
      await tab.evaluate(() => {
        window.history.scrollRestoration = 'manual';
      });
      const back = way === 'reload' ? tab : await context.newPage();
      if (way === 'reload') {
        await tab.reload();
      } else {
        await tab.close();
        await back.goto('/');
      }
      const found = formIn(back, form);
      await expect.poll(found.told).toEqual([words.sendingInterrupted]);
      expect(await found.otherWays.locator('p').first().textContent()).toBe(words.sendingInterrupted);
      if (way === 'reload') {
        expect(await found.entries()).toEqual(typed);
      }
      thirdParties.mailAnswer = { kind: 'status', status: 200 };
      await back.reload();
      await found.becomeInteractive();
      expect(await found.otherWays.textContent()).toBe('');
    },
  );

  test('reviews whose code does not come are read without it', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles);
    await context.route(carouselCode, (route) => route.abort());
    await openInteractive(other?.path ?? '');
    const documents = noteDocuments(tab);
    await linkTo(tab, '/').click();
    await expect
      .poll(() => tab.locator('.island:not(.island--loading) .reviews__fallback').isVisible())
      .toBe(true);
    expect(documents()).toEqual([]);
  });

  test.for([
    [200, form.successMessage],
    [500, form.failureMessage],
  ] as const)(
    'how a sending ends is told on the page that is open then: %i',
    async ([status, told], { visit }) => {
      const { page: tab, thirdParties, openInteractive, expectMessages } = await visit(site);
      expectMessages(...lostFiles, /^\[error\] \w+$/);
      const gate = createGate();
      thirdParties.mailAnswer = { kind: 'status', status, after: gate.passed };
      await openInteractive('/');
      const view = formIn(tab, form);
      await view.fill();
      await solveCaptcha(tab, form);
      await view.submit.click();
      await linkTo(tab, other?.path).click();
      await expect.poll(() => tab.locator('h1').textContent()).toBe(other && headingOf(other));
      expect(await view.notice.count()).toBe(0);
      gate.open();
      await expect.poll(view.told).toEqual([told]);
      await expect.poll(() => view.notice.evaluate((notice) => getComputedStyle(notice).opacity)).toBe('1');
      expect(await tab.getByRole('status').filter({ hasText: told }).count()).toBe(1);
      await tab.goBack();
      await view.becomeInteractive();
      const beside = status === 200 ? '' : form.failureHelp;
      await expect
        .poll(async () => (await view.otherWays.locator('p').allTextContents())[0] ?? '')
        .toBe(beside);
    },
  );

  test('no reload breaks off a message that is on its way', async ({ visit }) => {
    const { page: tab, context, thirdParties, openInteractive, expectMessages } = await visit(site);
    expectMessages(...lostFiles);
    let isAnswered = false;
    tab.on('requestfinished', (request) => {
      isAnswered ||= request.method() === 'POST' && request.url().includes('emailjs');
    });
    const gate = createGate();
    thirdParties.mailAnswer = { kind: 'status', status: 200, after: gate.passed };
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await context.route(new RegExp(`/assets/${other?.id}-[^/]*\\.js$`), (route) => route.abort());
    const answeredBeforeReload: boolean[] = [];
    onDocument(tab, () => answeredBeforeReload.push(isAnswered));
    const reloaded = tab.waitForEvent('load');
    await view.submit.click();
    await expect.poll(() => thirdParties.mails.length).toBe(1);
    const lost = tab.waitForEvent('requestfailed');
    await linkTo(tab, other?.path).click();
    await lost;
    await nextFrames(tab);
    gate.open();
    await expect.poll(view.told).toEqual([form.successMessage]);
    await reloaded;
    await tab.waitForLoadState('networkidle');
    expect(answeredBeforeReload).toEqual([true]);
    expect(thirdParties.mails).toHaveLength(1);
  });

  test('a browser that keeps nothing for sites sends messages as well', async ({ visit }) => {
    const { page: tab, thirdParties, openInteractive } = await visit(site);
    await tab.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    });
    await openInteractive('/');
    const view = formIn(tab, form);
    await view.fill();
    await solveCaptcha(tab, form);
    await view.submit.click();
    await expect.poll(view.told).toEqual([form.successMessage]);
    expect(thirdParties.mails).toHaveLength(1);
  });

  test('a translator that comes before the application loses nothing that was typed', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, open, expectMessages } = tabVisit;
    expectMessages(/Minified React error #418/);
    const release = await holdApplication(tabVisit);
    await open('/');
    const view = formIn(tab, form);
    await view.fill();
    const typed = await view.entries();
    await tab.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) {
        found.push(texts.currentNode);
      }
      for (const text of found.filter(({ textContent }) => textContent?.trim())) {
        const translated = document.createElement('font');
        text.parentNode?.replaceChild(translated, text);
        translated.append(`${text.textContent} `);
      }
    });
    release();
    await becomeInteractive(tab);
    await view.becomeInteractive();
    await expect.poll(view.entries).toEqual(typed);
  });
});
