/** What a visitor does before scripts have arrived still counts, and nothing moves when they do. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import type { Page } from '../../src/model/page.ts';
import {
  becomeInteractive,
  holdApplication,
  openAgain,
  publishedSites,
  scrollSettled,
  stopClock,
  test,
  testedSite,
  type Visit,
  walkedOn,
} from '../support/browser.ts';
import { catchDialling, dialled } from '../support/dialling.ts';
import { formOf, headingOf, pageAt } from '../support/fixture-model.ts';
import { recordShifts, shiftsOf } from '../support/layout-shifts.ts';
import { usually } from '../support/usual-walks.ts';

const phonePx = 390;
const widthsPx = [phonePx, 1280];

/** More than the script in a document can have, and far less than React: bytes, uncompressed. */
const startLimitBytes = 2500;

/** Most that the scripts of a page may have before the visitor's first move, compressed, where no part waits for them. */
const stillPageLimitBytes = 75_000;

/** After loading, in milliseconds: the first paint may still be told; it is not told any more, and a quiet moment has come. */
const paintMayComeMs = 900;
const paintDoesNotComeMs = 4000;

const stillKinds: ReadonlySet<string> = new Set([
  'hero',
  'text',
  'steps',
  'facts',
  'company',
  'related',
  'questions',
  'contents',
  'call-to-action',
]);

/** Addresses of the site's scripts that the tab has asked for, in their order. */
function scriptRequests({ page: tab }: Visit): string[] {
  const paths: string[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) {
      paths.push(pathname);
    }
  });
  return paths;
}

/** A page that has nothing that is loaded near the screen: no form and no reviews. */
function plainPage(model: SiteModel): Page {
  const page = model.pages.find(({ sections }) =>
    sections.every(({ kind }) => kind !== 'contacts' && kind !== 'reviews'),
  );
  if (page === undefined) {
    throw new RangeError('Every page has a form or reviews');
  }
  return page;
}

/** A page of which no part waits for scripts. */
function stillPage(model: SiteModel): Page {
  const page = model.pages.find(({ sections }) =>
    sections.every((section) => stillKinds.has(section.kind) && !('form' in section)),
  );
  if (page === undefined) {
    throw new RangeError('Every page has a part that waits for scripts');
  }
  return page;
}

/** Run in the page before its own scripts: take a moment away that the application waits for. */
function neverQuiet(): void {
  Object.assign(window, { requestIdleCallback: () => 0 });
}

/** As in a browser that does not tell of the first paint. */
function neverPainted(): void {
  const observe = PerformanceObserver.prototype.observe;
  performance.getEntriesByName = () => [];
  PerformanceObserver.prototype.observe = function observeAllButPaints(options) {
    if (options?.type !== 'paint') {
      observe.call(this, options);
    }
  };
}

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;

  test('a document has one short script in it, which knows where the application is', async () => {
    for (const { path } of site.model.pages) {
      const html = await (await fetch(site.origin + path)).text();
      const [script, ...others] = [
        ...html.matchAll(
          /<script data-application="([^"]+)" data-module="([^"]+)" data-frame='[^']+'>(.*?)<\/script>/g,
        ),
      ];
      expect(others, path).toEqual([]);
      // An announcement has its own, which knows whether it has been closed.
      const further = html.match(/<script(?! type="application\/ld\+json"| data-key=)/g);
      expect(further, path).toHaveLength(1);
      const [, addresses = '', module = '', code = ''] = script ?? [];
      expect(code.length).toBeGreaterThan(0);
      expect(code.length).toBeLessThan(startLimitBytes);
      for (const address of [...addresses.split(' '), module]) {
        expect((await fetch(site.origin + address)).ok, address).toBe(true);
      }
    }
  });

  test('every page of this file runs under the policy that hosts send; it allows what stands in a document by hash', async () => {
    const response = await fetch(site.origin);
    const html = await response.text();
    const policy = new Map(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const hashOf = (element: RegExp) => {
      const content = element.exec(html)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    };
    expect(policy.get('script-src')?.slice(0, 2)).toEqual([
      "'self'",
      hashOf(/<script data-application[^>]*>(.+?)<\/script>/s),
    ]);
    expect(policy.get('style-src')).toContain(hashOf(/<style[^>]*>(.+?)<\/style>/s));
  });

  test('a page that is the same with scripts brings its sections, their code and the form at the first move', async ({
    visit,
  }) => {
    const tabVisit = await visit(site);
    const { page: tab, openInteractive } = tabVisit;
    const requests = scriptRequests(tabVisit);
    await openInteractive(stillPage(model).path);
    await tab.waitForLoadState('networkidle');
    const late = new RegExp(`/(?:page-sections|form|${stillPage(model).id})-`);
    const ofSections = () => requests.filter((path) => late.test(path));
    const own = new Set(requests.filter((path) => path.includes('/assets/')));
    expect(ofSections()).toEqual([]);
    const sizes = await Promise.all(
      [...own].map(async (path) => brotliCompressSync(await (await fetch(site.origin + path)).text())),
    );
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(stillPageLimitBytes);

    await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await tab.locator('main h1').hover();
    await expect.poll(() => ofSections().length).toBe(3);
    await tab.locator('.footer a[href="/"]').first().click();
    await expect.poll(() => tab.locator('[data-page]').getAttribute('data-page')).toBe('/');
    expect(await tab.evaluate('window.isSameDocument')).toBe(true);
  });

  describe.for(usually(widthsPx, (width) => width === phonePx || name === 'driver-papers'))(
    'at %d px',
    (width) => {
      test('nothing moves while the page loads and scripts take it over', async ({ visit }) => {
        const tabVisit = await visit(site, { width });
        const { page: tab, context, openInteractive } = tabVisit;
        await openAgain(tabVisit, '/');
        await context.addInitScript(recordShifts);
        for (const { path } of [pageAt(model, '/'), plainPage(model)]) {
          await openInteractive(path);
          const height = await tab.evaluate(() => document.documentElement.scrollHeight);
          for (let top = 0; top < height; top += 600) {
            await tab.evaluate((position) => window.scrollTo(0, position), top);
            await scrollSettled(tab);
          }
          expect(await shiftsOf(tab), path).toEqual([]);
        }
      });
    },
  );
});

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;

  test('a press that comes before the code does what it does without scripts', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, open } = tabVisit;
    await catchDialling(tab);
    const release = await holdApplication(tabVisit);
    await open('/');
    await tab.locator('.call-button').click();
    await expect.poll(() => dialled(tab)).toEqual([pageAt(model, '/').callButton.phone.href]);

    const { path } = plainPage(model);
    await tab.locator(`a[href="${path}"]:visible`).first().click();
    await expect.poll(() => new URL(tab.url()).pathname).toBe(path);
    await expect.poll(() => tab.locator('h1').textContent()).toBe(headingOf(pageAt(model, path)));
    release();
    await becomeInteractive(tab);
  });

  test('the document brings no script; the application comes when the page is quiet', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, context, open } = tabVisit;
    await context.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (begin: () => void) => Object.assign(window, { beginApplication: begin }),
      });
    });
    const requests = scriptRequests(tabVisit);
    await open(plainPage(model).path);
    await tab.waitForFunction(() => 'beginApplication' in window);
    await tab.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await tab.evaluate('window.beginApplication()');
    await becomeInteractive(tab);
    expect(requests.length).toBeGreaterThan(1);
  });

  test('the application waits for a quiet moment, but not once the visitor moves', async ({ visit }) => {
    const { page: tab, context, open } = await visit(site);
    await context.addInitScript(neverQuiet);
    await open(plainPage(model).path);
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('[data-enhanced]').count()).toBe(0);
    await tab.keyboard.press('Tab');
    await becomeInteractive(tab);
  });

  test.for([
    { end: 'the visitor moves', bringEnd: (tab: Tab) => tab.keyboard.press('Tab') },
    {
      end: 'the browser should have told it, as Firefox does not of every reload',
      bringEnd: ({ clock }: Tab) => clock.runFor(paintDoesNotComeMs),
    },
  ])('the application waits for the first paint until $end', async ({ bringEnd }, { visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, context, open } = tabVisit;
    await context.addInitScript(neverPainted);
    await tab.clock.install();
    await stopClock(tab);
    const requests = scriptRequests(tabVisit);
    await open(plainPage(model).path);
    await tab.clock.runFor(paintMayComeMs);
    await tab.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await bringEnd(tab);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await tab.clock.resume();
    await becomeInteractive(tab);
  });

  test.for([
    { browser: 'that gives a pressed button the focus', keepsFocus: true },
    { browser: 'that does not, as Safari', keepsFocus: false },
  ])(
    'a menu opened before the code has arrived is open afterwards in a browser $browser',
    async ({ keepsFocus }, { visit }) => {
      const tabVisit = await visit(site, { width: 390, touch: true });
      const { page: tab, open } = tabVisit;
      const release = await holdApplication(tabVisit);
      await open('/');
      await tab.locator('.header__button').tap();
      const panel = tab.locator('.header__panel');
      await expect.poll(() => panel.isVisible()).toBe(true);
      if (!keepsFocus) {
        // What was touched last counts as under the pointer.
        await tab.locator('.header__button').hover();
        await tab.locator('.header__button').blur();
      }
      expect(await panel.isVisible()).toBe(true);
      release();
      await becomeInteractive(tab);
      expect(await panel.isVisible()).toBe(true);
      expect(await tab.locator('.header__button').getAttribute('aria-expanded')).toBe('true');
    },
  );

  test('all of the application is asked for at once, and not the sections of the page', async ({ visit }) => {
    const tabVisit = await visit(site);
    const requests = scriptRequests(tabVisit);
    const release = await holdApplication(tabVisit);
    const { path } = plainPage(model);
    await tabVisit.open(path);
    const html = await (await fetch(site.origin + path)).text();
    const [, application = ''] = /data-application="([^"]+)"/.exec(html) ?? [];
    await expect.poll(() => requests.toSorted()).toEqual(application.split(' ').toSorted());
    release();
    await becomeInteractive(tabVisit.page);
  });

  test('errors that React makes while its modules run have no stack, later ones do', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await tab.addInitScript(() => {
      const stacks: unknown[] = [];
      const noting = new Proxy(Error, {
        apply: (target, self, given) => {
          const error: unknown = Reflect.apply(target, self, given);
          stacks.push(error instanceof Error && error.stack);
          return error;
        },
      });
      Object.assign(window, { stacks, Error: noting });
    });
    await openInteractive('/');
    const stacks = await tab.evaluate<unknown[]>('window.stacks');
    expect(stacks).not.toEqual([]);
    expect(stacks.filter((stack) => stack !== undefined)).toEqual([]);
    expect(await tab.evaluate(() => new Error('later').stack)).toContain(' at ');
  });

  test('the table of routes, which grows with the site, comes with the first navigation', async ({
    visit,
  }) => {
    const tabVisit = await visit(site);
    const { page: tab, openInteractive } = tabVisit;
    const requests = scriptRequests(tabVisit);
    const isTable = (path: string) => /\/routes-/.test(path);
    await openInteractive(plainPage(model).path);
    await tab.waitForLoadState('networkidle');
    expect(requests.filter(isTable)).toEqual([]);
    await tab.locator('header a[href="/"]').first().click();
    await expect.poll(() => requests.filter(isTable).length).toBe(1);
    await expect.poll(() => tab.locator('[data-page]').getAttribute('data-page')).toBe('/');
  });

  test('the code of form and carousel is asked for only when they come near', async ({ visit }) => {
    const tabVisit = await visit(site, { width: 390, height: 700 });
    const { page: tab, openInteractive } = tabVisit;
    const requests = scriptRequests(tabVisit);
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    const isCarousel = (path: string) => /\/carousel-/.test(path);
    const isForm = (path: string) => /\/contact-form-/.test(path);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((path) => isCarousel(path) || isForm(path))).toEqual([]);
    expect(tabVisit.thirdParties.captchaRequests).toEqual([]);

    await tab.locator('.carousel').scrollIntoViewIfNeeded();
    await expect.poll(() => requests.filter(isCarousel).length).toBe(1);
    await tab.locator('form').scrollIntoViewIfNeeded();
    await expect.poll(() => requests.filter(isForm).length).toBe(1);
  });

  test('a reload keeps the scroll position', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await tab.evaluate(() => window.scrollTo(0, 700));
    const before = await scrollSettled(tab);
    expect(before).toBe(700);
    await tab.reload();
    await becomeInteractive(tab);
    expect(await scrollSettled(tab)).toBe(before);
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const form = formOf(model);

  test('what was typed before the code had arrived stays, and counts', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, open } = tabVisit;
    const release = await holdApplication(tabVisit);
    await open('/');
    const control = (fieldName: string) => tab.locator(`form [name="${fieldName}"]`);
    const submit = tab.getByRole('button', { name: form.submitLabel, exact: true });
    await control('name').or(control('rider')).fill('Анна Early');
    for (const field of form.fields) {
      if (field.kind === 'tel') {
        await control(field.name).fill('+375 29 000-00-01');
      } else if (field.kind === 'email') {
        await control(field.name).fill('early@example.com');
      } else if (field.kind === 'select') {
        await control(field.name).selectOption(field.options[0]?.value ?? '');
      } else if (field.kind === 'checkbox') {
        await control(field.name).check();
      }
    }
    expect(await submit.isDisabled()).toBe(true);
    await control('name')
      .or(control('rider'))
      .evaluate((element) => Object.assign(element, { kept: true }));

    release();
    await becomeInteractive(tab);
    await expect.poll(() => submit.isEnabled()).toBe(true);
    const first = control('name').or(control('rider'));
    expect(await first.inputValue()).toBe('Анна Early');
    expect(await first.evaluate((element) => 'kept' in element)).toBe(true);
    expect(await tab.locator('.form-field__problem').allTextContents()).toEqual(form.fields.map(() => ''));
  });

  test('scripts take the static page over and keep every element of it', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab, open } = tabVisit;
    const release = await holdApplication(tabVisit);
    // The form's trap for programs comes with its code.
    const fields = 'form input:not([inert] *)';
    const selector = `h1, .header, .footer, .call-button, main section, .carousel__slide, form, ${fields}, form button`;
    await open('/');
    const before = await tab.locator(selector).evaluateAll((elements) => {
      for (const element of elements) {
        Object.assign(element, { kept: true });
      }
      return elements.length;
    });
    expect(before).toBeGreaterThan(20);
    release();
    await becomeInteractive(tab);
    await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await tab.waitForLoadState('networkidle');
    await tab.locator('.carousel').scrollIntoViewIfNeeded();
    await expect.poll(() => tab.locator('.carousel__slide[inert]').count()).toBeGreaterThan(0);
    const kept = await tab
      .locator(selector)
      .evaluateAll((elements) => elements.filter((element) => 'kept' in element).length);
    expect([kept, await tab.locator(selector).count()]).toEqual([before, before]);
  });
});

test('a file of the application crosses the network once, though it is fetched and then loaded', async ({
  visit,
}) => {
  // This site asks no third party for anything before the visitor's consent.
  const site = testedSite('bicycle-workshop', 'published');
  const { page, context, openInteractive } = await visit(site);
  // Chromium has no cache while requests are routed.
  await context.unrouteAll();
  await openInteractive(plainPage(site.model).path);
  const transfers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > entry.encodedBodySize,
      )
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(transfers.length).toBeGreaterThan(1);
  expect(transfers).toEqual([...new Set(transfers)]);
});
