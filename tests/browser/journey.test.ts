/** What a visitor of the whole site meets: pages, menus, scrolling, and what happens when something fails. */
import { Window as HtmlWindow } from 'happy-dom';
import type { Locator, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LabelledLink, Link } from '../../src/model/link.ts';
import type { Page } from '../../src/model/page.ts';
import type { MenuItem } from '../../src/model/site.ts';
import {
  becomeInteractive,
  holdRequests,
  isFocused,
  noteDocuments,
  publishedSites,
  scrollSettled,
  servedSites,
  test,
  testedSite,
  walkedOn,
  warmUp,
} from '../support/browser.ts';
import { headingOf, pageAt, textsOf } from '../support/fixture-model.ts';
import { usually } from '../support/usual-walks.ts';

/** A width at which the header shows its menu, and one at which the menu is behind a button. */
const desktopPx = 1280;
const phonePx = 390;

/** The address of a link; that of a page is relative to the site's root. */
function linkHref(link: Link): string {
  if (link.kind !== 'page') {
    return link.href;
  }
  return link.hash === undefined ? link.path : `${link.path}#${link.hash}`;
}

/** An address that no fixture site has. */
const unknownPath = '/no-such-page';

/** By how much a script is late where the connection is slow, in milliseconds. */
const slowScriptMs = 80;

/** The browser's own message about a document or file that did not come. */
const failedLoad = /^\[error\] Failed to load resource/;

/** What a document says about itself, as search engines and screen readers get it. */
interface DocumentFacts {
  readonly title: string;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly headings: readonly string[];
}

/** Reads a document's facts; runs in the browser and over static HTML alike. */
function readFacts(document: Document): DocumentFacts {
  return {
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
  };
}

async function factsOf(tab: Tab): Promise<DocumentFacts> {
  return tab.evaluate(`(${readFacts.toString()})(document)`);
}

/** Facts of a document that was fetched and never opened. */
async function fetchFacts(address: string): Promise<{ readonly status: number } & DocumentFacts> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const window = new HtmlWindow();
  try {
    const parsed = new window.DOMParser().parseFromString(html, 'text/html');
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name);
    return {
      status: response.status,
      title: parsed.title,
      description: attribute('meta[name="description"]', 'content') ?? null,
      canonical: attribute('link[rel="canonical"]', 'href') ?? null,
      headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent),
    };
  } finally {
    await window.happyDOM.close();
  }
}

/** The labels and addresses of links, in their order. */
async function linksIn(place: Locator): Promise<{ readonly label: string; readonly href: string | null }[]> {
  return place.locator('a').evaluateAll((anchors) =>
    anchors.map((anchor) => {
      const copy = anchor.cloneNode(true);
      if (copy instanceof Element) {
        for (const hint of copy.querySelectorAll('.visually-hidden')) {
          hint.remove();
        }
      }
      return { label: copy.textContent ?? '', href: anchor.getAttribute('href') };
    }),
  );
}

const asLinks = (items: readonly LabelledLink[]) =>
  items.map(({ label, link }) => ({ label, href: linkHref(link) }));

type ServicesItem = Extract<MenuItem, { kind: 'menu' }>;
type LinkItem = Extract<MenuItem, { kind: 'link' }>;

/** The header's list of services. */
function servicesItem(menu: readonly MenuItem[]): ServicesItem {
  const item = menu.find((candidate) => candidate.kind === 'menu');
  if (item === undefined) {
    throw new RangeError('The header has no list of services');
  }
  return item;
}

/** The header's last link into this site. */
function lastPageLink(menu: readonly MenuItem[]): LinkItem {
  const item = menu.findLast(
    (candidate): candidate is LinkItem => candidate.kind === 'link' && candidate.link.kind === 'page',
  );
  if (item === undefined) {
    throw new RangeError('The header has no link to a page');
  }
  return item;
}

/** The bar's list of services, as a visitor finds it. */
function servicesMenu(tab: Tab, label: string) {
  const bar = tab.locator('.header__menu');
  return {
    button: bar.getByRole('button', { name: label, exact: true }),
    list: bar.locator('.services-menu__list'),
  };
}

const isExpanded = (button: Locator) => button.getAttribute('aria-expanded');

/** Counts documents of the tab: a mark in the window is gone as soon as another document is opened. */
async function markDocument(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    window.name = 'same';
    Object.assign(window, { markedDocument: true });
  });
}

const isMarkedDocument = (tab: Tab) => tab.evaluate(() => 'markedDocument' in window);

/** Goes to an address as the browser's own back button does: without a link. */
async function goByHistory(tab: Tab, path: string): Promise<void> {
  await tab.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** What the document of a page must say about itself. */
function factsOfPage(page: Page): DocumentFacts {
  const { title, description, canonicalUrl = null } = page.head;
  return { title, description, canonical: canonicalUrl, headings: [headingOf(page)] };
}

/** The application of both sites, and of both ways of serving it. */
const walkedServed = usually(
  servedSites,
  ({ name, servedAs }) => (name === 'driver-papers') === (servedAs === 'published'),
);

describe.for(servedSites)('$name, $servedAs', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const factsAt = (path: string) => factsOfPage(pageAt(model, path));

  test('every route answers with its own head and heading', async () => {
    for (const { path } of model.pages) {
      expect(await fetchFacts(site.origin + path), path).toEqual({ status: 200, ...factsAt(path) });
    }
  });
});

describe.for(walkedServed)('$name, $servedAs', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { shell } = model.site;
  const { words } = shell;
  const services = servicesItem(shell.header.menu);
  const home = pageAt(model, '/');
  const factsAt = (path: string) => factsOfPage(pageAt(model, path));

  test.beforeAll(({ browser }) => warmUp(browser, site));

  test('every page says the same after a navigation inside the site, and takes the focus', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await openInteractive('/');
    await markDocument(tab);
    const others = model.pages.filter((page) => page !== home);
    // In development the same code runs, only slower.
    for (const { path, head } of servedAs === 'published' ? others : others.slice(0, 3)) {
      await tab.locator(`a[href="${path}"]:visible`).first().click();
      await tab.waitForURL((url) => url.pathname === path);
      await expect.poll(() => factsOf(tab), { message: path }).toEqual(factsAt(path));
      expect(await tab.locator('main').count()).toBe(1);
      await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await expect.poll(() => tab.locator('[aria-live="polite"]').last().textContent()).toBe(head.title);
      await expect.poll(() => tab.evaluate(() => window.scrollY)).toBe(0);

      await tab.locator('.header :is(.logo, .logo-picture)').click();
      await expect.poll(() => factsOf(tab), { message: `${path}, back home` }).toEqual(factsAt('/'));
    }
    expect(await isMarkedDocument(tab)).toBe(true);
  });

  test('an unknown address answers 404 with a page in the layout, which then works', async ({ visit }) => {
    const { page: tab, openInteractive, expectMessages } = await visit(site);
    expectMessages(/^\[error\] Failed to load resource: the server responded with a status of 404/);
    const facts = await fetchFacts(site.origin + unknownPath);
    expect(facts).toEqual({
      status: 404,
      title: shell.notFoundHead.title,
      description: shell.notFoundHead.description,
      canonical: null,
      headings: [words.notFound],
    });
    await openInteractive(unknownPath);
    expect(await tab.locator('main h1').textContent()).toBe(words.notFound);
    expect(await tab.locator('.header, .footer').count()).toBe(2);
    await tab.locator('main').getByRole('link', { name: words.homeLink }).click();
    await expect.poll(() => factsOf(tab)).toEqual(factsAt('/'));
  });

  test('the menu of a phone opens, unfolds the services, and forgets both after a choice', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { width: phonePx, touch: true });
    await openInteractive('/');
    const burger = tab.locator('.header__button');
    const panel = tab.locator('.header__panel');
    const nested = panel.locator('.services-menu__button');
    const nestedList = panel.locator('.services-menu__list');
    const states = async () => [
      await isExpanded(burger),
      await isExpanded(nested),
      await panel.isVisible(),
      await nestedList.isVisible(),
    ];

    expect(await states()).toEqual(['false', 'false', false, false]);
    expect(await burger.getAttribute('aria-label')).toBe(words.openMenu);
    await burger.tap();
    await expect.poll(states).toEqual(['true', 'false', true, false]);
    expect(await burger.getAttribute('aria-label')).toBe(words.closeMenu);
    await nested.tap();
    await expect.poll(states).toEqual(['true', 'true', true, true]);
    expect(await linksIn(nestedList)).toEqual(asLinks(services.items));

    const { label, link } = lastPageLink(shell.header.menu);
    await panel.getByRole('link', { name: label, exact: true }).tap();
    await expect.poll(states).toEqual(['false', 'false', false, false]);
    await expect.poll(() => tab.url()).toBe(site.origin + linkHref(link));
    // The address changes first; who opens the menu before the page has come finds it closed by it.
    await expect.poll(() => isFocusInMain(tab)).toBe(true);

    // The same link once more leads nowhere new and still closes the menu.
    await burger.tap();
    await expect.poll(states).toEqual(['true', 'false', true, false]);
    await panel.getByRole('link', { name: label, exact: true }).tap();
    await expect.poll(states).toEqual(['false', 'false', false, false]);
    await expect.poll(() => isFocusInMain(tab)).toBe(true);

    await burger.tap();
    await expect.poll(states).toEqual(['true', 'false', true, false]);
    await tab.keyboard.press('Escape');
    expect(await states()).toEqual(['false', 'false', false, false]);
    expect(await isFocused(burger)).toBe(true);
  });

  test('the menu of a phone closes with all that is in it when only the hash changes', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: phonePx, touch: true });
    await openInteractive('/');
    const burger = tab.locator('.header__button');
    const nested = tab.locator('.header__panel .services-menu__button');
    await burger.tap();
    await nested.tap();
    await expect
      .poll(async () => [await isExpanded(burger), await isExpanded(nested)])
      .toEqual(['true', 'true']);
    await tab.evaluate(() => {
      window.location.hash = 'somewhere';
    });
    await expect
      .poll(async () => [await isExpanded(burger), await isExpanded(nested)])
      .toEqual(['false', 'false']);
  });

  test('the next page is announced as loading while its code is on the way', async ({ visit }) => {
    const { page: tab, context, openInteractive } = await visit(site);
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    // The words fade in late, so that a page that comes at once flashes none.
    const animations = () => tab.locator('.loading-status').evaluate((line) => line.getAnimations().length);
    expect(await animations()).toBe(0);
    const release = await holdRequests(context, `${site.origin}/**`);
    const { path } = pageOfFirstCard(model.pages);
    await tab.locator(`main a[href="${path}"]`).first().click();
    await expect.poll(() => tab.locator('.loading-status').textContent()).toBe(words.loading);
    expect(await animations()).toBe(1);
    expect((await factsOf(tab)).headings).toEqual([headingOf(home)]);
    expect(await tab.locator('.loading-status').getAttribute('role')).toBe('status');
    expect(await tab.locator('.loading-status').isVisible()).toBe(true);
    release();
    await expect.poll(() => factsOf(tab)).toEqual(factsAt(path));
    expect(await tab.locator('.loading-status').textContent()).toBe('');
    expect(await tab.locator('main').count()).toBe(1);
  });
});

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { shell } = model.site;
  const { words } = shell;
  const services = servicesItem(shell.header.menu);

  test.for(model.redirects)(
    '$from, which a page had before, leads to the page',
    async ({ from, to }, { visit }) => {
      for (const servedAs of ['published', 'development'] as const) {
        const { page: tab } = await visit(testedSite(name, servedAs));
        await tab.goto(`${from}/`);
        await expect.poll(() => new URL(tab.url()).pathname).toBe(to);
        await tab.goto(from);
        await expect.poll(() => new URL(tab.url()).pathname).toBe(to);
        expect(await tab.locator('h1').textContent()).toBe(headingOf(pageAt(model, to)));
      }
    },
  );

  test('the header has its links, phones and list of services in the given order', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const expected = shell.header.menu.flatMap((item) => asLinks(item.kind === 'menu' ? item.items : [item]));
    expect(await linksIn(tab.locator('.header__menu'))).toEqual(expected);
    expect(await linksIn(tab.locator('.header__phones'))).toEqual(
      shell.header.phones.map(({ display, href }) => ({ label: display, href })),
    );
    // One menu for all widths, and the logo.
    expect(await tab.locator('.header a').count()).toBe(expected.length + shell.header.phones.length + 1);
    const { button, list } = servicesMenu(tab, services.label);
    expect([await isExpanded(button), await list.isVisible()]).toEqual(['false', false]);
    await button.click();
    expect([await isExpanded(button), await list.isVisible()]).toEqual(['true', true]);
    await button.click();
    expect([await isExpanded(button), await list.isVisible()]).toEqual(['false', false]);
  });

  test('no page says anything on the console or is ever there twice, however slow its code is', async ({
    visit,
  }) => {
    const { page: tab, context, openInteractive } = await visit(site);
    await context.addInitScript(() => {
      const most = { main: 0, h1: 0 };
      Object.assign(window, { mostAtOnce: most });
      new MutationObserver(() => {
        most.main = Math.max(most.main, document.querySelectorAll('main').length);
        most.h1 = Math.max(most.h1, document.querySelectorAll('h1').length);
      }).observe(document, { childList: true, subtree: true });
    });
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowScriptMs));
      await route.continue();
    });
    for (const { path } of model.pages) {
      await openInteractive(path);
      if ((await tab.locator('.island').count()) > 0) {
        await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await tab.waitForLoadState('networkidle');
      }
      expect(await tab.evaluate('window.mostAtOnce'), path).toEqual({ main: 1, h1: 1 });
      expect((await factsOf(tab)).headings, path).toEqual([headingOf(pageAt(model, path))]);
    }
  });

  test('the footer has its links, address, phones and legal details', async ({ visit }) => {
    const { page: tab, open } = await visit(site);
    await open('/');
    const footer = tab.locator('.footer');
    const { links, address, phones, details, disclaimer, privacy } = shell.footer;
    expect(await linksIn(footer.getByRole('navigation', { name: words.footerMenu }))).toEqual(asLinks(links));
    expect(await linksIn(footer.locator('.footer__privacy'))).toEqual(asLinks(privacy ? [privacy] : []));
    const text = await footer.textContent();
    for (const piece of [address, ...phones.map(({ display }) => display), ...textsOf(disclaimer)]) {
      expect(text).toContain(piece);
    }
    const terms = await footer.locator('dt').allTextContents();
    const values = await footer.locator('dd').allTextContents();
    expect(terms.map((label, index) => ({ label, value: values[index] }))).toEqual(details);
    for (const { href } of phones) {
      expect(await footer.locator(`a[href="${href}"]`).count()).toBe(1);
    }
  });

  test('without JavaScript every page shows its whole text and dials its number', async ({ visit }) => {
    const { page: tab, open } = await visit(site, { javaScript: false });
    for (const page of model.pages) {
      await open(page.path);
      const titles = await tab
        .locator('main iframe, main nav')
        .evaluateAll((named) => named.map((each) => each.getAttribute('title') ?? each.ariaLabel));
      const text = [await tab.locator('main').textContent(), ...titles].join(' ');
      // Answers are given and sent with scripts alone.
      const shown = page.sections.map((section) =>
        section.kind === 'guide' ? { ...section, button: undefined, messengers: [] } : section,
      );
      for (const piece of textsOf(shown)) {
        expect(withoutExtraSpaces(text), page.path).toContain(withoutExtraSpaces(piece));
      }
      const call = tab.locator('.call-button');
      expect(await call.getAttribute('href'), page.path).toBe(page.callButton.phone.href);
      expect(await call.isVisible()).toBe(true);
      for (const { href } of shell.header.phones) {
        expect(await tab.locator(`.header__phones a[href="${href}"]`).isVisible()).toBe(true);
      }
    }
  });

  test('no words of another language stand in the layout', async ({ visit }) => {
    const { page: tab, open } = await visit(site);
    await open('/');
    expect(await tab.locator('html').getAttribute('lang')).toBe(shell.language);
    const attributes = await tab
      .locator('[aria-label], [title], [alt]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['aria-label', 'title', 'alt'].map((attribute) => element.getAttribute(attribute) ?? ''),
        ),
      );
    const everything = `${await tab.locator('body').textContent()} ${attributes.join(' ')}`;
    const cyrillic = /\p{Script=Cyrillic}/u;
    expect(cyrillic.test(everything)).toBe(shell.language.startsWith('ru'));
  });
});

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { shell } = model.site;
  const { words } = shell;
  const services = servicesItem(shell.header.menu);
  const factsAt = (path: string) => factsOfPage(pageAt(model, path));

  test('an unknown address inside the site shows the same page, and no canonical address', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await goByHistory(tab, unknownPath);
    await expect
      .poll(() => factsOf(tab))
      .toEqual({
        title: shell.notFoundHead.title,
        description: shell.notFoundHead.description,
        canonical: null,
        headings: [words.notFound],
      });
    await tab.goBack();
    await expect.poll(() => factsOf(tab)).toEqual(factsAt('/'));
  });

  test('a trailing slash makes no difference', async ({ visit }) => {
    const page = pageAt(model, services.items[0] === undefined ? '/' : linkHref(services.items[0].link));
    expect(await fetchFacts(`${site.origin}${page.path}/`)).toEqual({ status: 200, ...factsAt(page.path) });
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive(`${page.path}/`);
    expect(await factsOf(tab)).toEqual(factsAt(page.path));
    expect(await tab.locator('main').count()).toBe(1);
  });

  test('the list of services closes by a press elsewhere, by Escape and by every navigation', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const { button, list } = servicesMenu(tab, services.label);
    const openList = async () => {
      await button.click();
      expect(await list.isVisible()).toBe(true);
    };

    await openList();
    await tab.locator('h1').click();
    expect(await isExpanded(button)).toBe('false');

    await openList();
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Escape');
    expect(await isExpanded(button)).toBe('false');
    expect(await isFocused(button)).toBe(true);

    for (const hash of ['#somewhere', '#elsewhere']) {
      await openList();
      await tab.evaluate((target) => {
        window.location.hash = target;
      }, hash);
      await expect.poll(() => isExpanded(button)).toBe('false');
    }

    await openList();
    await list.locator('a').first().click();
    await expect.poll(() => isExpanded(button)).toBe('false');
    const [first] = services.items;
    await expect.poll(() => new URL(tab.url()).pathname).toBe(first && linkHref(first.link));
  });

  test.for([desktopPx, phonePx])('no closed menu is in the tab order at %d px', async (width, { visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width });
    await openInteractive('/');
    const closed = width === phonePx ? '.header__panel' : '.services-menu__list';
    const inMenus = tab.locator(closed).locator('a, button');
    const menuStops = await inMenus.count();
    expect(menuStops).toBeGreaterThan(0);
    let stops = 0;
    let hasLeftHeader = false;
    while (!hasLeftHeader && stops <= menuStops + shell.header.menu.length + 10) {
      await tab.keyboard.press('Tab');
      stops += 1;
      const focused = tab.locator(':focus');
      expect(await focused.isVisible()).toBe(true);
      expect(await focused.evaluate((element, menu) => element.closest(menu) === null, closed)).toBe(true);
      hasLeftHeader = await focused.evaluate((element) => element.closest('main, .footer') !== null);
    }
    expect(hasLeftHeader).toBe(true);
  });

  test('a link into another page scrolls there smoothly, and the header does not cover the place', async ({
    visit,
  }) => {
    const { page: tab, context, openInteractive } = await visit(site, { width: desktopPx, height: 700 });
    const { hash, label } = firstHashLink(shell.footer.links);
    const { path } = pageOfFirstCard(model.pages);
    await openInteractive(path);
    // Where a part above the place comes after the scrolling, the page is moved along with it at once.
    await holdRequests(context, /\/assets\/(carousel|guide-route)-.*\.js$/);
    await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await scrollSettled(tab);
    await recordScrolling(tab);
    await tab.locator('.footer').getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => new URL(tab.url()).hash).toBe(`#${hash}`);
    await expect.poll(() => isFocused(tab.locator(`[id="${hash}"]`))).toBe(true);
    await scrollSettled(tab);
    await expectInView(tab, hash);
    const scrolls = await recordedScrolling(tab);
    expect(scrolls.length).toBeGreaterThan(0);
    for (const { options, jumpPx } of scrolls) {
      expect({ options, jumpPx }).toEqual({ options: { behavior: 'smooth', block: 'start' }, jumpPx: 0 });
    }
    expect(Math.abs(scrolls[0]?.distancePx ?? 0)).toBeGreaterThan(0);
  });

  test('a link to a place on the page that is open scrolls there, also a second time', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: desktopPx, height: 700 });
    const { hash, label } = firstHashLink(shell.footer.links);
    await openInteractive('/');
    for (const time of ['first', 'second']) {
      await tab.locator('.footer').getByRole('link', { name: label, exact: true }).click();
      await expect.poll(() => isFocused(tab.locator(`[id="${hash}"]`)), { message: time }).toBe(true);
      await scrollSettled(tab);
      await expectInView(tab, hash);
    }
  });

  test('a page whose code does not come is fixed by one reload, and then says so', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site);
    expectMessages(failedLoad, /Failed to fetch dynamically imported module/, /PageLoadError/);
    await openInteractive('/');
    await tab.waitForLoadState('networkidle');
    const { path } = pageOfFirstCard(model.pages);
    const page = pageAt(model, path);
    // Only the code of this page is missing, as after a release that has replaced the files.
    const chunk = `**/${page.id}-*.js`;
    await context.route(chunk, (route) => route.abort());
    const documents = noteDocuments(tab);
    const reloaded = tab.waitForEvent('load');
    const link = tab.locator(`main > :not(.guide) a[href="${path}"]`).last();
    await link.scrollIntoViewIfNeeded();
    expect(await scrollSettled(tab)).toBeGreaterThan(0);
    await link.click();
    await reloaded;
    await tab.waitForLoadState('networkidle');
    expect(documents()).toEqual([path]);
    await expect.poll(() => scrollSettled(tab)).toBe(0);
    // The document that came is the page itself: it can be read although its code is missing.
    expect((await factsOf(tab)).headings).toEqual([headingOf(page)]);

    await tab.goto('/');
    await becomeInteractive(tab);
    await tab.waitForLoadState('networkidle');
    const documentsAfter = noteDocuments(tab);
    await tab.locator(`main a[href="${path}"]`).first().click();
    await expect.poll(() => tab.locator('main h1').textContent()).toBe(words.errorTitle);
    expect(documentsAfter()).toEqual([]);
    expect(await tab.locator('.header, .footer').count()).toBe(2);
    expect(await tab.locator('main').textContent()).not.toMatch(/\bat .*:\d+:\d+/);
    await tab.locator('main').getByRole('link', { name: words.homeLink }).click();
    await expect.poll(async () => (await factsOf(tab)).headings).toEqual([headingOf(pageAt(model, '/'))]);

    // The release is whole again: a reload shows the page, and its next failure may be fixed anew.
    await context.unroute(chunk);
    await tab.goto(path);
    await becomeInteractive(tab);
    expect((await factsOf(tab)).headings).toEqual([headingOf(page)]);
    await tab.locator('main h1').hover();
    await expect.poll(() => tab.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { shell } = model.site;
  const services = servicesItem(shell.header.menu);

  test('a link to the page that is open leads to its beginning, with the focus', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    const own = shell.footer.links.find(({ link }) => link.kind === 'page' && link.hash === undefined);
    await openInteractive(own?.link.kind === 'page' ? own.link.path : '');
    const link = tab.locator('.footer').getByRole('link', { name: own?.label ?? '', exact: true });
    await link.focus();
    expect(await scrollSettled(tab)).toBeGreaterThan(0);
    await link.press('Enter');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => scrollSettled(tab)).toBe(0);
  });

  test('a link to another page scrolls smoothly to its top', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: phonePx });
    await openInteractive('/');
    const { path } = pageOfFirstCard(model.pages);
    const link = tab.locator(`main > :not(.guide) a[href="${path}"]`).last();
    await link.scrollIntoViewIfNeeded();
    expect(await scrollSettled(tab)).toBeGreaterThan(100);
    await link.click();
    await tab.waitForURL((url) => url.pathname === path);
    await expect.poll(() => scrollSettled(tab)).toBe(0);
  });

  test('an address with a place in it opens there', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: desktopPx, height: 700 });
    const { hash } = firstHashLink(shell.footer.links);
    await openInteractive(`/#${hash}`);
    await scrollSettled(tab);
    await expectInView(tab, hash);
  });

  test('without JavaScript the services are reached from the menu, at both widths', async ({ visit }) => {
    const [wanted] = services.items;
    if (wanted === undefined) {
      throw new RangeError('The list of services is empty');
    }
    const path = linkHref(wanted.link);

    const desktop = await visit(site, { javaScript: false, width: desktopPx });
    await desktop.open('/');
    const bar = servicesMenu(desktop.page, services.label);
    expect(await bar.list.isVisible()).toBe(false);
    await bar.button.focus();
    expect(await linksIn(bar.list)).toEqual(asLinks(services.items));
    await bar.list.getByRole('link', { name: wanted.label, exact: true }).click();
    expect(new URL(desktop.page.url()).pathname).toBe(path);

    const phone = await visit(site, { javaScript: false, width: phonePx, touch: true });
    await phone.open('/');
    await phone.page.locator('.header__button').tap();
    const panel = phone.page.locator('.header__panel');
    await panel.getByRole('link', { name: wanted.label, exact: true }).tap();
    await expect.poll(() => new URL(phone.page.url()).pathname).toBe(path);
  });
});

/** The first page that the home page's grid of services leads to. */
function pageOfFirstCard(pages: ReturnType<typeof testedSite>['model']['pages']) {
  const cards = pages.flatMap((page) =>
    page.path === '/' ? page.sections.flatMap((part) => (part.kind === 'services' ? part.cards : [])) : [],
  );
  const [first] = cards;
  if (first === undefined || first.link.kind !== 'page') {
    throw new RangeError('The home page has no card that leads to a page');
  }
  return { path: first.link.path };
}

/** The first of some links that leads to a place on the home page. */
function firstHashLink(links: readonly LabelledLink[]): { readonly label: string; readonly hash: string } {
  const isInHome = (link: Link) => link.kind === 'page' && link.path === '/' && link.hash !== undefined;
  const found = links.find(({ link }) => isInHome(link));
  if (found === undefined || found.link.kind !== 'page' || found.link.hash === undefined) {
    throw new RangeError('No link leads to a place on the home page');
  }
  return { label: found.label, hash: found.link.hash };
}

const withoutExtraSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Fails unless an element stands right under the header, or as near as the end of the page allows. */
async function expectInView(tab: Tab, id: string): Promise<void> {
  const place = () =>
    tab.evaluate((target) => {
      const top = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      return { isCovered: top < header, isFarBelow: top - header > (isAtEnd ? window.innerHeight : 40) };
    }, id);
  await expect.poll(place).toEqual({ isCovered: false, isFarBelow: false });
}

/** Where reading goes on after a navigation. */
const isFocusInMain = (tab: Tab) => tab.evaluate(() => document.querySelector('main :focus') !== null);

/** What is recorded where the page asks to be scrolled to an element. */
interface RecordedScroll {
  readonly options: unknown;
  /** From where the page stood to the element. */
  readonly distancePx: number;
  /**
   * How far the page moved before the call returned: all the way where it jumps, not at all where it goes smoothly.
   * Frames would not tell: a busy machine draws the whole way in one.
   */
  readonly jumpPx: number;
}

/** Records from now on how the page asks to be scrolled. */
async function recordScrolling(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const recorded: RecordedScroll[] = [];
    Object.assign(window, { recordedScrolling: recorded });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      const before = window.scrollY;
      const distancePx = this.getBoundingClientRect().top;
      scrollIntoView.call(this, options);
      recorded.push({ options, distancePx, jumpPx: window.scrollY - before });
    };
  });
}

const recordedScrolling = (tab: Tab): Promise<readonly RecordedScroll[]> => tab.evaluate('recordedScrolling');
