/** A document has the styles of its own parts; the application brings the others before it draws another page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { SiteModel } from '../../generator/core/resolve/site-model.ts';
import type { Page } from '../../src/model/page.ts';
import {
  becomeInteractive,
  noteDocuments,
  publishedSites,
  test,
  testedSite,
  walkedOn,
} from '../support/browser.ts';
import { formOf } from '../support/fixture-model.ts';
import { formIn } from '../support/form-page.ts';
import { usually } from '../support/usual-walks.ts';
import { projectRoot } from '../support/workspace.ts';

const fullSheet = /\/assets\/(?!print-|contrast-)[^/]*\.css$/;

/** A colour that only the sheet of the cards gives: they stand on the home page and not on that of the driver's card. */
const cardBackground = 'getComputedStyle(document.querySelector(".card")).backgroundColor';

test.for(publishedSites)('a document leaves out what it does not have: $name', async (names) => {
  const { origin, model } = testedSite(names.name);
  const stylesOf = async (path: string) =>
    /<style[^>]*>([\s\S]*?)<\/style>/.exec(await (await fetch(origin + path)).text())?.[1] ?? '';
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

  test('where the sheet is lost on the way, the next page is opened as a document', async ({ visit }) => {
    const { page: tab, context, openInteractive, expectMessages } = await visit(site);
    expectMessages(/Failed to load resource/);
    let asked = 0;
    await context.route(fullSheet, (route) => {
      asked += 1;
      return asked === 1 ? route.abort('connectionreset') : route.fallback();
    });
    await openInteractive(other?.path ?? '');
    expect(asked).toBe(0);
    const documents = noteDocuments(tab);
    await tab.locator('.header :is(.logo, .logo-picture)').first().click();
    await tab.waitForSelector('.card');
    await becomeInteractive(tab);
    expect(documents()).toEqual(['/']);
    await tab.locator('.card a').first().click();
    await tab.waitForURL(({ pathname }) => pathname !== '/');
    await expect.poll(() => asked).toBe(2);
    expect(documents()).toEqual(['/']);
  });
});

describe.for(publishedSites)('$name, until another page is opened', ({ name }) => {
  const site = testedSite(name);
  const form = formOf(site.model);

  test.for(usually(pagesWithNewKinds(site.model), (_, index) => index < 2))(
    'all has its styles: $path',
    async ({ path }, { visit }) => {
      const { page: tab, openInteractive } = await visit(site, { width: 390, reducedMotion: true });
      await openInteractive(path);
      const address = await tab.locator('style[data-full-sheet]').getAttribute('data-full-sheet');
      const css = await (await fetch(site.origin + address)).text();
      /** What the whole sheet would change in that which the page shows at this moment. */
      const changedByWholeSheet = () => tab.evaluate(compareWithSheet, css);
      expect(await changedByWholeSheet()).toEqual([]);
      await tab.locator('.header__button').click();
      await tab.waitForSelector('.header__main[data-open]');
      expect(await changedByWholeSheet()).toEqual([]);
      await tab.keyboard.press('Escape');
      await tab.locator('.call-button').click();
      await tab.waitForSelector('.call-button--open');
      expect(await changedByWholeSheet()).toEqual([]);
      if ((await tab.locator('form').count()) > 0) {
        const view = formIn(tab, form);
        const required = view.element.locator('[required]').first();
        await view.becomeInteractive();
        await required.focus();
        await required.blur();
        await tab.waitForSelector('[aria-invalid="true"]');
        expect(await changedByWholeSheet()).toEqual([]);
      }
    },
  );
});

/** The pages that have a kind of section which none before them has. */
function pagesWithNewKinds({ pages }: SiteModel): readonly Page[] {
  const seen = new Set<string>();
  return pages.filter(({ sections }) => {
    const others = sections.filter(({ kind }) => !seen.has(kind));
    for (const { kind } of others) {
      seen.add(kind);
    }
    return others.length > 0;
  });
}

/** Runs in the page: how computed styles differ with a further style sheet, of one element for each way of being named. */
function compareWithSheet(css: string): string[] {
  const named = Array.from(document.querySelectorAll('body, body *'), (element) => {
    const path = [element, element.parentElement].map((one) => `${one?.tagName}.${one?.className}`);
    return [path.join(' in '), element] as const;
  });
  const elements = [...new Map(named)];
  const read = () => {
    for (const animation of document.getAnimations()) {
      animation.finish();
    }
    return elements.flatMap(([name, element]) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = part === '' || style.content !== 'none';
        return {
          name: name + part,
          values: isDrawn
            ? Array.from(style, (property) => `${property}: ${style.getPropertyValue(property)}`)
            : [],
        };
      }),
    );
  };
  const before = read();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const after = read();
  document.adoptedStyleSheets = [];
  return before.flatMap(({ name, values }, index) => {
    const others = new Set(after[index]?.values);
    return values.filter((value) => !others.has(value)).map((value) => `${name} ${value}`);
  });
}

test('the style sheets have no nested rules, which the division by page does not follow', async () => {
  const main = await readFile(join(projectRoot, 'src/styles/main.css'), 'utf8');
  const names = [...main.matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(([, file = '']) => file);
  const sheets = await Promise.all(
    names.map((file) => readFile(join(projectRoot, 'src/styles', file), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((sheet) => /(?:^|[\s{;])&/m.test(sheet))).toEqual([]);
});
