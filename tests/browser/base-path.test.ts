/** A site below a path of its host, as the project pages of GitHub are. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  becomeInteractive,
  test as browserTest,
  scrollSettled,
  type TestedSite,
  testedSite,
  type Visit,
  whenConnected,
} from '../support/browser.ts';
import { headingOf, pageAt } from '../support/fixture-model.ts';
import { copyFixture, serveForDevelopment, servePublished } from '../support/serve-fixtures.ts';
import { replaceOnce } from '../support/workspace.ts';

const fixture = 'bicycle-workshop';
const { model } = testedSite(fixture);

/** The fixture's address, and one below a path. */
const usualAddress = 'https://spokeandbell.example';
const basePath = '/Spoke.bell-2/';
const address = `https://example.github.io${basePath.slice(0, -1)}`;

/** Pages of the fixture: a service, one that the header links to, and a section of the home page. */
const service = pageAt(model, '/wheel-building');
const story = pageAt(model, '/workshop-story');
const sectionId = 'write-to-us';

/** The browser's own message about a document that is not there. */
const notFoundMessage = /^\[error\] Failed to load resource: .* 404/;

/** What development says while its server starts anew. */
const restartMessages = [/^\[error\] (?:Failed to load resource|WebSocket)/, /\[vite\]/];

/** Writes the address below a path into a copy of the fixture. */
async function moveBelowPath(folder: string): Promise<void> {
  const specFile = join(folder, 'site.yaml');
  await writeFile(specFile, replaceOnce(await readFile(specFile, 'utf8'), usualAddress, address));
}

const test = browserTest
  .extend('folder', { scope: 'file' }, async ({ browser: _ }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-below-path-'));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await copyFixture(fixture, folder);
    return folder;
  })
  /** The fixture with an address below a path, as it is published. */
  .extend('published', { scope: 'file' }, async ({ folder }, { onCleanup }): Promise<TestedSite> => {
    await moveBelowPath(folder);
    const { origin, close } = await servePublished(folder);
    onCleanup(close);
    return { ...testedSite(fixture), origin };
  });

/** A path of the site as it stands on the host. */
const hostPath = (path: string) => basePath + path.slice(1);

/** What the address bar shows behind the host. */
const shownPath = (tab: Tab) => tab.url().slice(new URL(tab.url()).origin.length);

const headingIn = (tab: Tab) => tab.locator('h1').textContent();

/** Whether a picture has been loaded; an address that leads nowhere leaves it without a size. */
const isLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

/** Requests to the site's own host that leave the site. */
function watchRequests({ context }: Visit, { origin }: TestedSite): readonly string[] {
  const outside: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith(basePath)) {
      outside.push(request.url());
    }
  });
  return outside;
}

/** Opens a page by the header's link. */
async function goToStory(tab: Tab): Promise<void> {
  await tab.locator(`.header__menu a[href="${hostPath(story.path)}"]`).click();
  await expect.poll(() => shownPath(tab)).toBe(hostPath(story.path));
  await expect.poll(() => headingIn(tab)).toBe(headingOf(story));
}

describe('published', () => {
  test('a visitor goes through the site and never leaves its path', async ({ visit, published }) => {
    const tabVisit = await visit(published);
    const { page: tab, openInteractive } = tabVisit;
    const outside = watchRequests(tabVisit, published);
    await openInteractive(hostPath(service.path));
    expect(await headingIn(tab)).toBe(headingOf(service));
    await goToStory(tab);

    const section = tab.locator(`#${sectionId}`);
    await tab.locator(`footer a[href="${basePath}#${sectionId}"]`).click();
    await expect.poll(() => shownPath(tab)).toBe(`${basePath}#${sectionId}`);
    await section.waitFor();
    const isInUpperHalf = async () => {
      await scrollSettled(tab);
      const { y = -1 } = (await section.boundingBox()) ?? {};
      return y >= 0 && y < 450;
    };
    await expect.poll(isInUpperHalf).toBe(true);

    await tab.reload();
    await becomeInteractive(tab);
    expect(shownPath(tab)).toBe(`${basePath}#${sectionId}`);
    expect(await headingIn(tab)).toBe(headingOf(pageAt(model, '/')));
    await tab.locator('header :is(.logo, .logo-picture)').click();
    await expect.poll(() => shownPath(tab)).toBe(basePath);
    await expect.poll(() => isLoaded(tab.locator('.hero img'))).toBe(true);
    expect(outside).toEqual([]);
  });

  test('an unknown address shows the page for such, with a way home', async ({ visit, published }) => {
    const tabVisit = await visit(published);
    const { page: tab, expectMessages } = tabVisit;
    const outside = watchRequests(tabVisit, published);
    expectMessages(notFoundMessage);
    const response = await tab.goto(hostPath('/no-such-page'));
    await becomeInteractive(tab);
    expect(response?.status()).toBe(404);
    expect(await headingIn(tab)).toBe(model.site.shell.words.notFound);
    await tab.locator('main a').first().click();
    await expect.poll(() => shownPath(tab)).toBe(basePath);
    expect(outside).toEqual([]);
  });

  test('the root of the host leads to the home page, and so does its file', async ({ visit, published }) => {
    const { page: tab, openInteractive } = await visit(published);
    const bare = await tab.request.get(basePath.slice(0, -1), { maxRedirects: 0 });
    expect([bare.status(), bare.headers().location]).toEqual([302, basePath]);
    for (const path of ['/', `${basePath}index.html`]) {
      await openInteractive(path);
      await expect.poll(() => shownPath(tab)).toBe(basePath);
    }
  });

  test('what a document names is there', async ({ visit, published }) => {
    const { page: tab, open } = await visit(published, { javaScript: false });
    await open(hostPath(service.path));
    const named = await tab
      .locator(
        'head link[href]:not([rel=expect]), head script[src], img, a[href^="/"], meta[property="og:image"]',
      )
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'content'].flatMap((attribute) => element.getAttribute(attribute) ?? []),
        ),
      );
    const paths = named.map((url) => url.replace(`${address}/`, basePath));
    expect(paths.filter((path) => !path.startsWith(basePath))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(/\.woff2$/)]));
    const files = ['icon-192.png', 'sitemap.xml', 'robots.txt', '404.html'].map((file) => basePath + file);
    const answers = await Promise.all(
      [...new Set([...paths, ...files])].map(async (path) => {
        const response = await tab.request.get(path, { maxRedirects: 0 });
        return [path, response.status()] as const;
      }),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('in development', () => {
  test('an open page follows the site below the path that its address is given', async ({
    visit,
    folder,
    onTestFinished,
  }) => {
    await copyFixture(fixture, folder);
    const { origin, close } = await serveForDevelopment(folder);
    onTestFinished(close);
    const site = { ...testedSite(fixture, 'development'), origin };
    const tabVisit = await visit(site);
    const { page: tab, openInteractive, expectMessages } = tabVisit;
    expectMessages(...restartMessages);
    await whenConnected(tab, () => openInteractive(service.path));
    await moveBelowPath(folder);
    await expect.poll(() => shownPath(tab)).toBe(hostPath(service.path));
    const outside = watchRequests(tabVisit, site);
    await becomeInteractive(tab);
    await goToStory(tab);
    await tab.locator('header :is(.logo, .logo-picture)').click();
    await expect.poll(() => shownPath(tab)).toBe(basePath);
    await expect.poll(() => isLoaded(tab.locator('.hero img'))).toBe(true);
    expect(outside).toEqual([]);

    // From the page itself: the server takes none from elsewhere.
    const mail = await tab.evaluate(async (address) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          user_id: 'key',
          service_id: 'service',
          template_id: 'template',
          template_params: {},
        }),
      });
      return [answer.status, await answer.text()];
    }, `${basePath}api/v1.0/email/send`);
    expect(mail).toEqual([200, 'OK']);
    const icon = await tab.request.get(`${basePath}favicon.svg`);
    expect(icon.headers()['content-type']).toBe('image/svg+xml');
  });
});
