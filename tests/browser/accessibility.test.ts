/** Every page and every state can be used by everyone: what axe finds, and what it cannot. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { contrast } from '../../generator/core/resolve/colours.ts';
import { colorSchemes, none, tooSmall, violationsInBothSchemes } from '../support/axe.ts';
import {
  bringCarouselNear,
  isFocused,
  nextFrames,
  publishedSites,
  test,
  testedSite,
  walkedOn,
} from '../support/browser.ts';
import { pageFaults } from '../support/page-faults.ts';
import { smallTargets } from '../support/small-targets.ts';
import { usually } from '../support/usual-walks.ts';

const phonePx = 390;
const desktopPx = 1280;
const widthsPx = [phonePx, desktopPx];
const heightPx = 800;

/** Least contrast of a focus outline with what is behind it: WCAG 2.2, 1.4.11. */
const leastOutlineContrast = 3;

/** Least contrast of words: WCAG 2.2, 1.4.3. */
const leastWordContrast = 4.5;

/** Presses of the Tab key after which a page must have been walked through. */
const mostTabStops = 150;

/**
 * Makes the window as high as the page: everything is drawn, and nothing lies under a bar by chance. What the
 * bars cover while the page is scrolled has tests of its own.
 */
async function showWholePage(tab: Tab, width: number): Promise<void> {
  await tab.setViewportSize({ width, height: heightPx });
  // Twice: some parts of a page are as high as the window allows.
  for (let time = 0; time < 2; time += 1) {
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.setViewportSize({ width, height });
  }
  await nextFrames(tab);
}

/** Runs in the page: the spacing of texts of WCAG 2.2, 1.4.12. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

/** How far the word of the call button reaches over the edge of the window, in pixels. */
function callBesideWindow(tab: Tab): Promise<number> {
  return tab
    .locator('.call-button__text')
    .evaluate((word) => Math.max(0, word.getBoundingClientRect().right - window.innerWidth));
}

/** What has the focus, and how it shows. */
interface FocusStop {
  readonly name: string;
  /** `rgb()` colours of the outline and of what is behind it; absent where there is no outline. */
  readonly outline:
    | { readonly colour: string; readonly behind: string; readonly widthPx: number }
    | undefined;
  /** In the document of a frame, which shows it itself. */
  readonly isInFrame: boolean;
  /** What lies over the middle of the focused element, or over its edge that is in the window. */
  readonly coveredBy: string | undefined;
  readonly isOutside: boolean;
}

/** Runs in the page. */
function describeFocus(): FocusStop | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return undefined;
  }
  const lineage: Element[] = [];
  for (let element: Element | null = focused; element !== null; element = element.parentElement) {
    lineage.push(element);
  }
  const outlined = lineage.slice(0, 4).find((element) => getComputedStyle(element).outlineStyle === 'solid');
  const style = outlined && getComputedStyle(outlined);
  const isInside = style !== undefined && Number.parseFloat(style.outlineOffset) < 0;
  const behind = lineage
    .slice(outlined === undefined ? 0 : lineage.indexOf(outlined) + (isInside ? 0 : 1))
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
  // A link over several lines has a box for each.
  const { left, top, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), window.innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 0), window.innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  const isCovered = hit !== null && !focused.contains(hit) && !hit.contains(focused);
  return {
    name: `${focused.tagName}.${focused.className} ${focused.textContent.trim().slice(0, 30)}`,
    outline: style && {
      colour: style.outlineColor,
      behind: behind ?? 'rgb(255, 255, 255)',
      widthPx: Number.parseFloat(style.outlineWidth),
    },
    isInFrame: focused instanceof HTMLIFrameElement,
    coveredBy: isCovered ? `${hit.tagName}.${hit.className}` : undefined,
    isOutside:
      left >= window.innerWidth || top >= window.innerHeight || left + width <= 0 || top + height <= 0,
  };
}

/** `rgb(1, 2, 3)` as `#010203`. */
function toHex(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Windows of every kind, and the site on which, with `WALK_LESS`, they are walked through by keyboard. */
const focusWindows = [
  { width: phonePx, height: heightPx, colorScheme: 'light', usualSite: 'driver-papers' },
  { width: 740, height: 360, colorScheme: 'light', usualSite: 'bicycle-workshop' },
  { width: desktopPx, height: heightPx, colorScheme: 'dark', usualSite: 'driver-papers' },
] as const;

/** Runs in the page: the headings' levels in their order, the landmarks, and lists that only look or are called so. */
function outlineOfPage() {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName.slice(1)));
  const counts = ['header', 'main', 'footer'].map((name) => document.querySelectorAll(name).length);
  // Safari takes a list without marks for none, and gives an empty mark a line of its own.
  const unclearLists = [...document.querySelectorAll('ul, ol')]
    .filter((list) => /^(?:none|"")$/.test(getComputedStyle(list).listStyleType) !== (list.role === 'list'))
    .map((list) => list.outerHTML);
  return { levels, landmarks: counts, language: document.documentElement.lang, unclearLists };
}

/** Runs in the page: the addresses behind each name of a link. */
function linksByName(): [string, string[]][] {
  const addresses = new Map<string, Set<string>>();
  for (const link of document.querySelectorAll('a')) {
    const name = (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/g, ' ').trim();
    addresses.set(name, (addresses.get(name) ?? new Set()).add(link.href));
  }
  return [...addresses].map(([name, hrefs]) => [name, [...hrefs]]);
}

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const { shell } = model.site;
  const [, someService] = model.pages;
  const still = { height: heightPx, reducedMotion: true };

  test('axe finds nothing on any page; it has one title, headings in order, landmarks, its language, and links that say where they lead', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, still);
    for (const { path } of model.pages) {
      await openInteractive(path);
      const { levels, landmarks, language, unclearLists } = await tab.evaluate(outlineOfPage);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      expect(
        levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
        path,
      ).toEqual([]);
      expect(landmarks, path).toEqual([1, 1, 1]);
      expect(language, path).toBe(shell.language);
      expect(unclearLists, path).toEqual([]);
      const links = await tab.evaluate(linksByName);
      expect(
        links.filter(([linkName, hrefs]) => !/\p{L}{2}|\d{3}/u.test(linkName) || hrefs.length > 1),
        path,
      ).toEqual([]);
      for (const width of widthsPx) {
        await showWholePage(tab, width);
        expect(await violationsInBothSchemes(tab), `${path} at ${width} px`).toEqual(none);
      }
    }
  });

  test('what the call button covers until the page is scrolled does not count as too small', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width: 412 });
    await openInteractive('/');
    if (model.site.analytics.asksConsent) {
      await tab.getByRole('button', { name: shell.words.consentRefuse }).click();
    }
    // Its upper edge goes over a row of links.
    for (let height = 560; height < 632; height += 6) {
      await tab.setViewportSize({ width: 412, height });
      await nextFrames(tab);
      expect(await tooSmall(tab), `at ${height} px`).toEqual([]);
    }
  });

  test('nothing is cut, covered or beside the window where a reader spaces the texts', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, still);
    for (const { path } of model.pages) {
      await openInteractive(path);
      await tab.evaluate(spaceTexts);
      for (const width of [320, 768, desktopPx]) {
        await tab.setViewportSize({ width, height: heightPx });
        await nextFrames(tab);
        expect.soft(await pageFaults(tab), `${path} at ${width} px`).toEqual([]);
        expect.soft(await callBesideWindow(tab), `${path} at ${width} px`).toBe(0);
      }
    }
  });

  if (model.site.analytics.asksConsent) {
    test('axe finds nothing with the question about consent, at first and opened again', async ({
      visit,
    }) => {
      const { page: tab, openInteractive } = await visit(site, still);
      for (const [width, height] of [
        [360, 740],
        [740, 360],
        [desktopPx, heightPx],
      ] as const) {
        await tab.setViewportSize({ width, height });
        await openInteractive('/');
        const bar = tab.getByRole('region', { name: shell.words.consentTitle });
        await bar.waitFor();
        expect(await violationsInBothSchemes(tab), `at ${width} px`).toEqual(none);
        await bar.getByRole('button', { name: shell.words.consentRefuse }).click();
        await tab.getByRole('contentinfo').getByRole('button').click();
        await bar.waitFor();
        expect(await violationsInBothSchemes(tab), `again at ${width} px`).toEqual(none);
        expect(await smallTargets(tab)).toEqual([]);
        await tab.evaluate(() => localStorage.removeItem('consent'));
      }
    });
  }

  test('axe finds nothing where no page is', async ({ visit }) => {
    const { page: tab, openInteractive, expectMessages } = await visit(site, { ...still, width: phonePx });
    expectMessages(/404/);
    await openInteractive('/no-such-page');
    await showWholePage(tab, phonePx);
    expect(await violationsInBothSchemes(tab)).toEqual(none);
  });

  test.for(widthsPx)('axe finds nothing with the menus open at %d px', async (width, { visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width });
    await openInteractive('/');
    await showWholePage(tab, width);
    if (width === phonePx) {
      await tab.locator('.header__button').click();
      await tab.locator('.header__menu .services-menu__button').click();
    } else {
      await tab.locator('.header__menu .services-menu__button').click();
    }
    expect(await violationsInBothSchemes(tab, '.header')).toEqual(none);
  });

  const guides = model.pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => (section.kind === 'guide' ? [{ path, guide: section }] : [])),
  );

  if (guides.length > 0) {
    test.for(widthsPx)('axe finds nothing with a guide answered at %d px', async (width, { visit }) => {
      const { page: tab, openInteractive } = await visit(site, { ...still, width });
      for (const { path, guide } of guides) {
        await openInteractive(path);
        await showWholePage(tab, width);
        const section = tab.locator(`section[id="${guide.id}"]`);
        for (const { options } of guide.questions) {
          await section.getByRole('radio', { name: options[0]?.label ?? '', exact: true }).check();
        }
        await section.getByRole('button', { name: shell.words.guideReset }).waitFor();
        expect(await section.getByRole('status').textContent()).toMatch(/\d/);
        expect(await violationsInBothSchemes(tab, `section[id="${guide.id}"]`)).toEqual(none);
        expect(await smallTargets(tab)).toEqual([]);
      }
    });
  }

  test.for(widthsPx)('axe finds nothing with call button and errors at %d px', async (width, { visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width });
    await openInteractive('/');
    await tab.locator('.call-button').click();
    expect(await tab.locator('.call-button__number').isVisible()).toBe(true);
    await showWholePage(tab, width);
    const form = tab.locator('.contact-form');
    const controls = form.locator('.form-field__control[required]');
    await expect
      .poll(async () => {
        for (const control of await controls.all()) {
          await control.focus();
          await control.blur();
        }
        return form.locator('[aria-invalid="true"]').count();
      })
      .toBe(await controls.count());
    expect(await violationsInBothSchemes(tab, '.contact-form, .call-button')).toEqual(none);
  });

  test.for(usually(focusWindows, (window) => window.usualSite === name))(
    'the focus is always seen at $width × $height px, $colorScheme',
    async ({ width, height, colorScheme }, { visit }) => {
      const { page: tab, openInteractive } = await visit(site, { ...still, width, height });
      await tab.emulateMedia({ colorScheme });
      for (const path of ['/', someService?.path ?? '/']) {
        await openInteractive(path);
        if (model.site.analytics.asksConsent) {
          await tab.getByRole('region', { name: shell.words.consentTitle }).waitFor();
        }
        if ((await tab.locator('.carousel').count()) > 0) {
          await bringCarouselNear(tab);
          await tab.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        }
        const stops: FocusStop[] = [];
        while (stops.length < mostTabStops) {
          await tab.keyboard.press('Tab');
          const stop = await tab.evaluate(describeFocus);
          if (stop === undefined) {
            break;
          }
          stops.push(stop);
        }
        expect(stops.length, path).toBeGreaterThan(shell.header.phones.length + shell.footer.links.length);
        expect(stops.length, path).toBeLessThan(mostTabStops);
        const unseen = stops.filter(({ outline, coveredBy, isOutside, isInFrame }) => {
          const isOutlined =
            outline !== undefined &&
            outline.widthPx >= 2 &&
            contrast(toHex(outline.colour), toHex(outline.behind)) >= leastOutlineContrast;
          return !(isOutlined || isInFrame) || coveredBy !== undefined || isOutside;
        });
        expect(unseen, path).toEqual([]);
      }
    },
  );

  test('text of twice the size fits a phone, headings stand out, and no number is broken', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width: 360 });
    for (const path of ['/', someService?.path ?? '/']) {
      await openInteractive(path);
      await showWholePage(tab, 360);
      await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await nextFrames(tab);
      expect(await sidewaysPx(tab), path).toBeLessThanOrEqual(0);
      const lines = await tab
        .locator('.phone-link__number:visible')
        .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length));
      expect(
        lines.filter((count) => count > 1),
        path,
      ).toEqual([]);
      const [heading = 0, text = 0] = await tab.evaluate(() =>
        ['h1', 'main p:not([class])'].map((selector) => {
          const element = document.querySelector(selector);
          return element === null ? undefined : Number.parseFloat(getComputedStyle(element).fontSize);
        }),
      );
      expect(heading, path).toBeGreaterThan(text);
      const brokenNames = await tab
        .locator('.messengers__link:visible > span:first-of-type')
        .evaluateAll((names) =>
          names.flatMap((name) => {
            const letters = document.createRange();
            letters.selectNodeContents(name);
            const lines = letters.getClientRects().length;
            return /^\p{L}+$/u.test(name.textContent) && lines > 1 ? [name.textContent] : [];
          }),
        );
      expect(brokenNames, path).toEqual([]);
    }
  });

  test.for(colorSchemes)(
    'words on the accent are read in forced colours, %s',
    async (colorScheme, { visit }) => {
      const { page: tab, openInteractive } = await visit(site, { ...still, width: phonePx });
      await tab.emulateMedia({ colorScheme, forcedColors: 'active' });
      await openInteractive('/');
      const words = await tab.evaluate(() => {
        const probe = document.createElement('span');
        probe.style.backgroundColor = 'Canvas';
        document.body.append(probe);
        const canvas = getComputedStyle(probe).backgroundColor;
        const bearers = document.querySelectorAll(
          '.button:enabled, a.button, .call-button, .skip-link, .feature__title',
        );
        return [...bearers].map((bearer) => ({ canvas, ink: getComputedStyle(bearer).color }));
      });
      expect(words.length).toBeGreaterThan(2);
      // Browsers lay the page's colour under the words, whatever their element has for a background.
      for (const { canvas, ink } of words) {
        expect(contrast(toHex(ink), toHex(canvas))).toBeGreaterThanOrEqual(leastWordContrast);
      }
    },
  );
});

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { model } = site;
  const [, someService] = model.pages;
  const still = { height: heightPx, reducedMotion: true };

  test('the skip link is the first stop, is seen, and leads past the header', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width: phonePx });
    await openInteractive(someService?.path ?? '/');
    await tab.keyboard.press('Tab');
    const link = tab.locator('.skip-link');
    expect(await isFocused(link)).toBe(true);
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await tab.keyboard.press('Enter');
    await nextFrames(tab);
    await tab.keyboard.press('Tab');
    expect(await tab.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('a card whose link has the focus is seen above the call button', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width: phonePx });
    await openInteractive('/');
    const count = await tab.locator('.card__link').count();
    await tab.locator('.card__link').first().focus();
    for (let stop = 1; stop < count; stop += 1) {
      await tab.keyboard.press('Tab');
      const [card = 0, bar = 0] = await tab.evaluate(() => [
        document.activeElement?.closest('.card')?.getBoundingClientRect().bottom,
        document.querySelector('.call-button')?.getBoundingClientRect().top,
      ]);
      expect(card, `card ${stop + 1}`).toBeLessThanOrEqual(bar);
    }
  });

  // The opened one grows over the page until it is pressed or closed.
  test.for([1280, 1664])('the call button stands beside the page at %d px', async (width, { visit }) => {
    const { page: tab, openInteractive } = await visit(site, { ...still, width });
    await openInteractive('/');
    await tab.locator('.call-button').click();
    await tab.locator('.call-button--open').waitFor();
    await tab.keyboard.press('Escape');
    await tab.locator('.call-button--open').waitFor({ state: 'detached' });
    const [left, right] = await tab.evaluate(() => {
      const edges = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, img, a, form)')]
        .filter((element) => element.closest('.carousel') === null)
        .map((element) => element.getBoundingClientRect().right);
      return [document.querySelector('.call-button')?.getBoundingClientRect().left ?? 0, Math.max(...edges)];
    });
    expect(left).toBeGreaterThanOrEqual(right ?? Number.POSITIVE_INFINITY);
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const still = { height: heightPx, reducedMotion: true };

  test.for(widthsPx)(
    'the call button covers neither the form nor the page’s end at %d px',
    async (width, { visit }) => {
      const { page: tab, openInteractive } = await visit(site, { ...still, width });
      await openInteractive('/');
      const submit = tab.locator('.contact-form__submit');
      await submit.scrollIntoViewIfNeeded();
      for (const block of ['start', 'center', 'end'] as const) {
        await submit.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
        await expect.poll(() => isCoveredByCallButton(tab, '.contact-form__submit')).toBe(false);
      }
      await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isCoveredByCallButton(tab, '.footer__disclaimer')).toBe(false);
    },
  );
});

/** By how much the page is wider than the window. */
function sidewaysPx(tab: Tab): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Whether the call button lies over an element. */
function isCoveredByCallButton(tab: Tab, selector: string): Promise<boolean> {
  return tab.evaluate((wanted) => {
    const button = document.querySelector('.call-button');
    const element = document.querySelector(wanted);
    if (!button || !element) {
      throw new RangeError(`No ${wanted} or no call button`);
    }
    const a = button.getBoundingClientRect();
    const b = element.getBoundingClientRect();
    const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return isOver && button.checkVisibility({ visibilityProperty: true });
  }, selector);
}
