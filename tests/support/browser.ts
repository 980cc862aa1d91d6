import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { test as baseTest, expect, inject } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import { findBrowser } from './find-browser.ts';
import { fixtureModel } from './fixture-model.ts';
import { recordNotices } from './form-page.ts';
import { createGate } from './gate.ts';
import type { ServedAs } from './serve-fixtures.ts';
import { tellStillTab } from './still-tab.ts';
import { routeThirdParties, type ThirdParties } from './third-party-doubles.ts';
import { unstyledClasses } from './unstyled-classes.ts';
import { usually } from './usual-walks.ts';
import { type FixtureSite, fixtureSites } from './workspace.ts';

/** A site under test: where it is served, and what it must show. */
export interface TestedSite {
  readonly name: FixtureSite;
  readonly servedAs: ServedAs;
  readonly origin: string;
  readonly model: SiteModel;
}

/** What development adds to the console of its own. */
const developmentMessages = [/^\[debug\] \[vite\] connect/, /Download the React DevTools/];

const models: Readonly<Record<FixtureSite, SiteModel>> = {
  'driver-papers': await fixtureModel('driver-papers'),
  'bicycle-workshop': await fixtureModel('bicycle-workshop'),
};

/** A fixture site as it is served. */
export function testedSite(name: FixtureSite, servedAs: ServedAs = 'published'): TestedSite {
  return { name, servedAs, origin: inject('fixtureOrigins')[name][servedAs], model: models[name] };
}

/** Every fixture site, as published. */
export const publishedSites = fixtureSites.map((name) => ({ name, servedAs: 'published' }) as const);

/**
 * The fixture sites, or, with `WALK_LESS`, the one that has most for what does not depend on the content of a site.
 */
export const walkedOn = (name: FixtureSite) => usually(publishedSites, (site) => site.name === name);

/** Every fixture site in both ways of serving it. */
export const servedSites = fixtureSites.flatMap((name) => [
  { name, servedAs: 'published' } as const,
  { name, servedAs: 'development' } as const,
]);

/** How every browser of the tests is started: as in a container, saying nothing to its maker, and to this machine alone. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  readonly touch?: boolean;
  /** As a phone's browser: it can be turned. */
  readonly phone?: boolean;
}

/** A visitor's tab on a site. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly thirdParties: ThirdParties;
  /** Opens a path of the site; resolves when the document has loaded. */
  open(path: string): Promise<void>;
  /** Opens a path and waits until scripts have taken the page over. */
  openInteractive(path: string): Promise<void>;
  /** Console messages and errors so far, as `[type] text`. */
  readonly messages: readonly string[];
  /** Messages that belong to what the test does: any other makes it fail. */
  expectMessages(...expected: readonly RegExp[]): void;
}

/** What does not come in this time, in milliseconds, does not come. */
export const patienceMs = 60_000;

/** So far ahead a clock is stopped that it cannot have gone there by itself meanwhile, in milliseconds. */
const clockMarginMs = 10 * 60_000;

/** Height of a phone held upright, in CSS pixels. */
const defaultHeightPx = 900;

/** Opens a tab of its own. */
export type OpenVisit = (site: TestedSite, options?: VisitOptions) => Promise<Visit>;

/**
 * A test in a browser, which all tests of a file share. `visit` opens tabs for the running test. When the test
 * ends they are closed, and it fails if a console has said something unexpected, an unknown host was asked for
 * something, or a document lacks the styles of what it shows.
 */
export const test = baseTest
  .extend('launchOptions', { scope: 'file' }, { args: browserArguments } satisfies LaunchOptions)
  .extend('browser', { scope: 'file' }, async ({ launchOptions: options }, { onCleanup }) => {
    const browser = await chromium.launch({
      ...options,
      executablePath: await findBrowser(),
      timeout: patienceMs,
    });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, task, onTestFailed }, { onCleanup }): Promise<OpenVisit> => {
    const tabs: OpenedVisit[] = [];
    const findStillTab = tellStillTab({ task, onTestFailed });
    onCleanup(async () => {
      await findStillTab(tabs.map(({ visit }) => visit.page));
      const complaints = await Promise.all(tabs.map(({ close }) => close()));
      expect(complaints).toEqual(complaints.map(() => noComplaints));
    });
    return async (site, options = {}) => {
      const tab = await openVisit(browser, site, options);
      tabs.push(tab);
      return tab.visit;
    };
  });

/** Opens tabs that wait as long as all tests do. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
}

/** What a tab has done that no test expects. */
interface Complaints {
  readonly unexpected: readonly string[];
  readonly unknownRequests: readonly string[];
  readonly unstyled: readonly string[];
}

const noComplaints: Complaints = { unexpected: [], unknownRequests: [], unstyled: [] };

interface OpenedVisit {
  readonly visit: Visit;
  close(): Promise<Complaints>;
}

async function openVisit(browser: Browser, site: TestedSite, options: VisitOptions): Promise<OpenedVisit> {
  const { width = 1280, height = defaultHeightPx, javaScript = true, reducedMotion = false } = options;
  const context = await openContext(browser, {
    baseURL: site.origin,
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    isMobile: options.phone ?? false,
    serviceWorkers: 'block',
  });
  const thirdParties = await routeThirdParties(context, site.origin, site.model);
  await context.addInitScript(recordNotices);
  const page = await context.newPage();
  const messages: string[] = [];
  const expected: RegExp[] = [...(site.servedAs === 'development' ? developmentMessages : [])];
  page.on('console', (message) => messages.push(`[${message.type()}] ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`[pageerror] ${error.message}`));

  const visit: Visit = {
    page,
    context,
    thirdParties,
    messages,
    async open(path) {
      await page.goto(path);
    },
    async openInteractive(path) {
      await page.goto(path);
      await becomeInteractive(page);
    },
    expectMessages(...patterns) {
      expected.push(...patterns);
    },
  };
  return {
    visit,
    async close() {
      const isShown = site.servedAs === 'published' && !page.isClosed() && page.url().startsWith(site.origin);
      const unstyled = isShown ? await unstyledClasses(page, patienceMs) : [];
      await context.close();
      const { unknownRequests } = thirdParties;
      return {
        unexpected: messages.filter((message) => !expected.some((pattern) => pattern.test(message))),
        unknownRequests,
        unstyled,
      };
    },
  };
}

/** Holds back the requests for some addresses until they are let go. */
export async function holdRequests(context: BrowserContext, addresses: string | RegExp): Promise<() => void> {
  const { passed, open } = createGate();
  await context.route(addresses, async (route) => {
    await passed;
    await route.continue();
  });
  return open;
}

/** Holds back the application of a published site until it is let go. */
export function holdApplication({ context }: Visit): Promise<() => void> {
  return holdRequests(context, /\/assets\/.*\.js$/);
}

/** Calls back with the path of every document that a tab asks for from now on. */
export function onDocument(page: Page, see: (path: string) => void): void {
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      see(new URL(request.url()).pathname);
    }
  });
}

/** Notes the paths of the documents that a tab asks for from now on. */
export function noteDocuments(page: Page): () => readonly string[] {
  const documents: string[] = [];
  onDocument(page, (path) => documents.push(path));
  return () => documents;
}

/** Resolves when scripts have taken the page over. */
export async function becomeInteractive(page: Page): Promise<void> {
  await page.waitForSelector('[data-enhanced]', { state: 'attached' });
}

/**
 * Opens a page in development, and resolves when Vite's own connection stands: no change reaches the page before.
 * @param open begins a new document
 */
export async function whenConnected(page: Page, open: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().endsWith('[vite] connected.'));
  // Where the server reloads the page at the same moment, its document comes in place of the one asked for.
  await open().catch((error: unknown) => {
    if (!String(error).includes('net::ERR_ABORTED')) {
      throw error;
    }
  });
  await connected;
}

/**
 * Visits a site in development once, so that its server has prepared the packages: it reloads the page when it
 * has found a new one.
 */
export async function warmUp(browser: Browser, site: TestedSite): Promise<void> {
  if (site.servedAs === 'published') {
    return;
  }
  const context = await openContext(browser, { baseURL: site.origin });
  await routeThirdParties(context, site.origin, site.model);
  const page = await context.newPage();
  // The server prepares its packages meanwhile, which a machine with much other work takes minutes for.
  await page.goto('/', { timeout: 0 });
  await becomeInteractive(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await context.close();
}

/** Touches the parts of a page that wait for that, and resolves when React owns an element in them. */
export async function becomeOwned(element: Locator): Promise<void> {
  await element.dispatchEvent('pointerover');
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await nextFrames(element.page());
}

/** Opens a page as the next visit does: its first paint has the typeface, which comes late on a first visit. */
export async function openAgain({ page, openInteractive }: Visit, path: string): Promise<void> {
  await openInteractive(path);
  await page.waitForFunction(() => localStorage.getItem('typeface') !== null);
  await openInteractive(path);
}

/** Stops the page's clock, which must be installed: from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + clockMarginMs);
}

/**
 * Brings the carousel onto the screen, and resolves when its code runs.
 * @param letTimePass where the test moves the clock
 */
export async function bringCarouselNear(page: Page, letTimePass = () => Promise.resolve()): Promise<void> {
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  const inertSlides = async () => {
    await letTimePass();
    return page.locator('.carousel__slide[inert]').count();
  };
  await expect.poll(inertSlides).toBeGreaterThan(0);
}

/** Resolves when the window has not scrolled for a while. */
export async function scrollSettled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let still = 0;
    let last = window.scrollY;
    while (still < 8) {
      await nextFrame();
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
    }
    return last;
  });
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}

/** Lets the browser draw, and its effects run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
