/** A document has the styles of its own parts; the application brings the others before it draws anything else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { becomeInteractive, publishedSites, test, testedSite, walkedOn } from '../support/browser.ts';
import { projectRoot } from '../support/workspace.ts';

const fullSheet = /\/assets\/(?!print-)[^/]*\.css$/;

/** A colour that only the sheet of the cards gives: they stand on the home page and not on that of the driver's card. */
const cardBackground = 'getComputedStyle(document.querySelector(".card")).backgroundColor';

test.for(publishedSites)('a document leaves out what it does not have: $name', async (names) => {
  const { origin, model } = testedSite(names.name);
  const stylesOf = async (path: string) =>
    /<style>([\s\S]*?)<\/style>/.exec(await (await fetch(origin + path)).text())?.[1] ?? '';
  const [home, page] = await Promise.all([
    stylesOf('/'),
    stylesOf(
      model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'reviews'))?.path ?? '/',
    ),
  ]);
  expect(home).toContain('.carousel');
  expect(page).toContain('.header');
  expect(page).not.toContain('.carousel');
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name }) => {
  const site = testedSite(name);
  const other = site.model.pages.find(({ sections }) => sections.every(({ kind }) => kind !== 'services'));

  test('a page that is opened by a click has the styles of its parts', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const expected = await tab.evaluate(cardBackground);
    await openInteractive(other?.path ?? '');
    await tab.locator('.header :is(.logo, .logo-picture)').first().click();
    await tab.waitForSelector('.card');
    expect(await tab.evaluate(cardBackground)).toBe(expected);
  });

  test('a sheet that was lost on the way is asked for again, and the page works until then as it stands', async ({
    visit,
  }) => {
    const { page: tab, context, open, expectMessages } = await visit(site);
    expectMessages(/Failed to load resource/, /could not be loaded/);
    let isLost = true;
    await context.route(fullSheet, (route) => (isLost ? route.abort('connectionreset') : route.fallback()));
    const complaint = tab.waitForEvent('console', (message) =>
      message.text().includes('could not be loaded'),
    );
    await open(other?.path ?? '');
    await complaint;
    expect(await tab.locator('[data-enhanced]').count()).toBe(0);
    isLost = false;
    await becomeInteractive(tab);
    expect(await tab.evaluate(() => document.querySelectorAll('link[data-full-sheet]').length)).toBe(0);
  });
});

test('the style sheets have no nested rules, which the division by page does not follow', async () => {
  const main = await readFile(join(projectRoot, 'src/styles/main.css'), 'utf8');
  const names = [...main.matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, file = '']) => file);
  const sheets = await Promise.all(
    names.map((file) => readFile(join(projectRoot, 'src/styles', file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => /(?:^|[\s{;])&/m.test(sheet))).toEqual([]);
});
