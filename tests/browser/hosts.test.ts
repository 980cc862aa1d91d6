/** A site on a host that neither sends headers of ours nor knows old paths and addresses with a slash. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { becomeInteractive, test as browserTest, type TestedSite, testedSite } from '../support/browser.ts';
import { headingOf, pageAt } from '../support/fixture-model.ts';
import { copyFixture, servePublished } from '../support/serve-fixtures.ts';
import { replaceOnce } from '../support/workspace.ts';

const fixture = 'driver-papers';
const { model } = testedSite(fixture);
const chip = pageAt(model, '/chip');

const query = '?gclid=a%2Bb&utm_source=x';
const hash = `#${chip.sections.at(-1)?.id}`;

/** The browser's own message about a document that is not there. */
const notFoundMessage = /^\[error\] Failed to load resource: .* 404/;

const test = browserTest.extend(
  'published',
  { scope: 'file' },
  async ({ browser: _ }, { onCleanup }): Promise<TestedSite> => {
    const folder = await mkdtemp(join(tmpdir(), 'site-on-pages-'));
    await copyFixture(fixture, folder);
    const specFile = join(folder, 'site.yaml');
    const text = await readFile(specFile, 'utf8');
    await writeFile(specFile, replaceOnce(text, '\nsite:\n', '\nsite:\n  host: github-pages\n'));
    const { origin, close } = await servePublished(folder);
    onCleanup(async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    });
    return { ...testedSite(fixture), origin };
  },
);

/** What the address bar shows behind the host. */
const shownPath = (tab: Tab) => tab.url().slice(new URL(tab.url()).origin.length);

/** Whether the page's own policy holds: without it, the script would run. */
const runsForeignScript = (tab: Tab) =>
  tab.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "yes"';
    document.head.append(script);
    return document.documentElement.dataset.foreign === 'yes';
  });

describe('on GitHub Pages', () => {
  test('a page comes alive under the policy that it says itself', async ({ visit, published }) => {
    const { page: tab, openInteractive, expectMessages } = await visit(published);
    await openInteractive(`/chip${query}${hash}`);
    expect(shownPath(tab)).toBe(`/chip${query}${hash}`);
    expect(await tab.locator('h1').textContent()).toBe(headingOf(chip));
    expectMessages(/^\[error\] .*Content Security Policy/);
    expect(await runsForeignScript(tab)).toBe(false);
  });

  test.for(['/chip/', '/chip/index.html', '/tachograph-card', '/tachograph-card/'])(
    '%s leads to the page with the query of the advertisement and the hash',
    async (path, { visit, published }) => {
      const { page: tab, expectMessages } = await visit(published);
      expectMessages(notFoundMessage);
      await tab.goto(`${path}${query}${hash}`);
      await expect.poll(() => shownPath(tab)).toBe(`/chip${query}${hash}`);
      await becomeInteractive(tab);
      expect(await tab.locator('h1').textContent()).toBe(headingOf(chip));
      // Who goes back leaves the site, rather than being led on once more.
      await tab.goBack();
      expect(tab.url()).toBe('about:blank');
    },
  );

  test('without scripts an old path leads to the page all the same', async ({ visit, published }) => {
    const { page: tab } = await visit(published, { javaScript: false });
    await tab.goto('/tachograph-card');
    await expect.poll(() => shownPath(tab)).toBe('/chip');
    expect(await tab.locator('h1').textContent()).toBe(headingOf(chip));
  });

  test('an unknown address with a slash shows the page for such', async ({ visit, published }) => {
    const { page: tab, expectMessages } = await visit(published);
    expectMessages(notFoundMessage);
    await tab.goto(`/no-such-page/${query}`);
    await expect.poll(() => shownPath(tab)).toBe(`/no-such-page${query}`);
    await becomeInteractive(tab);
    expect(await tab.locator('h1').textContent()).toBe(model.site.shell.words.notFound);
  });
});
