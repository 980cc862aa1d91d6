/** No page is wider than its window, and no open menu is. */
import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  becomeInteractive,
  becomeOwned,
  bringCarouselNear,
  nextFrames,
  openAgain,
  publishedSites,
  scrollSettled,
  test,
  testedSite,
  walkedOn,
} from '../support/browser.ts';
import { smallTargets } from '../support/small-targets.ts';

const widthsPx = [320, 360, 768, 1280, 1920];

/** Longer words are rare in headings; they are hyphenated, or broken where the browser cannot do that. Shorter ones stay whole. */
const longUsualWord = 'профессионального';

/** Texts in which no owner has a word of any length. */
const ofKnownLength = 'script, style, template, option, .phone-link, .skip-link, .visually-hidden';

/** What reaches over the window's edge, and how far; empty where nothing does. */
function overflowing(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const isCut = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isCut(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, overPx: element.getBoundingClientRect().right - clientWidth }))
      .filter(({ element, overPx }) => overPx > 0 && !isCut(element))
      .map(({ element, overPx }) => `${element.tagName}.${element.getAttribute('class')}: ${overPx} px`);
  });
}

/** Whether all of an element is inside the window's width. */
function isInside(tab: Tab, selector: string): Promise<boolean> {
  return tab.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .every(({ left, right }) => left >= -1 && right <= window.innerWidth + 1),
  );
}

/** How many lines each of the elements has that are shown. */
function linesOf(tab: Tab, selector: string): Promise<number[]> {
  return tab.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
  );
}

/** The words of a page that are broken between two letters, without a hyphen. */
function brokenWords(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => {
    const range = document.createRange();
    /** Upper edges of the lines that letters of a text stand in. */
    const linesOf = (text: Text, from: number, to: number) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    };
    const isBroken = (text: Text, { 0: word, index }: RegExpExecArray) => {
      const lines = Array.from(word, (_, at) => linesOf(text, index + at, index + at + 1));
      return lines.some((line, at) => at > 0 && !line.some((top) => lines[at - 1]?.includes(top)));
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent } = text;
      if (!(text instanceof Text) || !parent?.checkVisibility() || parent.closest('.visually-hidden')) {
        continue;
      }
      // A soft hyphen ends a part of a word.
      for (const word of text.data.matchAll(/\p{L}{2,}/gu)) {
        const lines = new Set(linesOf(text, word.index, word.index + word[0].length));
        // The letter behind a hyphen has the place of the hyphen too.
        if (lines.size > 1 && isBroken(text, word)) {
          broken.push(`${parent.className}: ${word[0]}`);
        }
      }
    }
    return broken;
  });
}

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('no page reaches over the edge of a window of any width, and all that is pressed is large enough', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    for (const { path } of site.model.pages) {
      await openInteractive(path);
      for (const width of [...widthsPx, 390, 1024]) {
        await tab.setViewportSize({ width, height: 900 });
        await nextFrames(tab);
        expect(await overflowing(tab), `${path} at ${width} px`).toEqual([]);
        expect(await smallTargets(tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('no word widens a page, however long it is', async ({ visit }) => {
    // Nobody takes the texts over that are changed.
    const { page: tab, open } = await visit(site, { width: 320, javaScript: false });
    for (const { path } of site.model.pages) {
      await open(path);
      await tab.evaluate(
        ([word, known]) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            if (text.textContent?.trim() && !text.parentElement?.closest(known)) {
              text.textContent = text.textContent.replace(/\S+/, word);
            }
          }
        },
        [longUsualWord.repeat(2), ofKnownLength] as const,
      );
      expect(await overflowing(tab), path).toEqual([]);
    }
  });

  test('no picture that has not arrived widens a page', async ({ visit }) => {
    const { page: tab, context, open, expectMessages } = await visit(site, { width: 360 });
    expectMessages(/Failed to load resource/);
    await context.route(/\/pictures\//, (route) => route.abort());
    for (const { path } of site.model.pages) {
      await open(path);
      // A picture is lost when its attempt has ended, wherever it stands on the page.
      await tab.evaluate(() =>
        Promise.all(
          Array.from(document.images, (image) => {
            image.loading = 'eager';
            return image.decode().catch(() => undefined);
          }),
        ),
      );
      expect(await overflowing(tab), path).toEqual([]);
    }
  });

  test('no form is printed', async ({ visit }) => {
    const { page: tab, open } = await visit(site, {});
    await tab.emulateMedia({ media: 'print' });
    for (const { path } of site.model.pages) {
      await open(path);
      const forms = await tab.locator('form').all();
      expect(await Promise.all(forms.map((form) => form.isVisible())), path).not.toContain(true);
    }
  });

  test('a word that is not hyphenated fits into its line in every window', async ({ visit }) => {
    const tabVisit = await visit(site, { reducedMotion: true });
    const { page: tab } = tabVisit;
    await openAgain(tabVisit, '/');
    await becomeOwned(tab.locator('.hero__title'));
    await bringCarouselNear(tab);
    const longest = await tab
      .locator('.hero__title, .intro__title, .card__title, .review__text')
      .evaluateAll((texts, word) => {
        const lengths = texts.map((text) => {
          const limit = Number.parseInt(getComputedStyle(text).getPropertyValue('hyphenate-limit-chars'), 10);
          text.textContent = word.slice(0, limit - 1);
          return [text.className, text.textContent.length] as const;
        });
        return Object.fromEntries(lengths);
      }, longUsualWord);
    expect(longest).toEqual({ hero__title: 17, intro__title: 13, card__title: 13, review__text: 8 });
    for (let width = 320; width <= 1920; width += 32) {
      await tab.setViewportSize({ width, height: 900 });
      const isWhole = async (texts: string) => (await linesOf(tab, texts)).every((lines) => lines === 1);
      for (const texts of Object.keys(longest)) {
        expect.soft(await isWhole(`.${texts}`), `${texts} at ${width} px`).toBe(true);
      }
    }
  });

  test('no word of a page is broken where it has no hyphen', async ({ visit }) => {
    const tabVisit = await visit(site, { reducedMotion: true });
    const { page: tab, open } = tabVisit;
    await openAgain(tabVisit, '/');
    for (const { path } of site.model.pages) {
      await open(path);
      for (const width of [320, 360, 480]) {
        await tab.setViewportSize({ width, height: 900 });
        await nextFrames(tab);
        expect.soft(await brokenWords(tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('no figure, point or messenger stands alone beside a gap, and no figure is broken', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site);
    const withFigures = site.model.pages.find(({ sections }) =>
      sections.some(({ kind }) => kind === 'facts'),
    );
    for (const path of new Set(['/', withFigures?.path ?? '/'])) {
      await openInteractive(path);
      for (const width of [...widthsPx, 390, 440, 600, 667, 1024]) {
        await tab.setViewportSize({ width, height: 900 });
        await nextFrames(tab);
        const alone = await tab
          .locator(':is(.hero, .contacts) .messengers, .facts__list, .intro__list')
          .evaluateAll((lists) =>
            lists.flatMap((list) => {
              const { right } = list.getBoundingClientRect();
              const boxes = [...list.children].map((item) => item.getBoundingClientRect());
              const inRowOf = (box: DOMRect | undefined) =>
                boxes.filter(({ top }) => Math.round(top) === Math.round(box?.top ?? 0));
              const last = boxes.at(-1);
              const isFilled = last === undefined || last.right > right - 1;
              return inRowOf(last).length < inRowOf(boxes[0]).length && !isFilled ? [list.className] : [];
            }),
          );
        expect(alone, `${path} at ${width} px`).toEqual([]);
        const broken = await tab
          .locator('.facts__value')
          .evaluateAll((values) => values.map((value) => value.scrollWidth - value.clientWidth));
        expect(Math.max(0, ...broken), `${path} at ${width} px`).toBe(0);
      }
    }
  });

  test('the open menus and the open call button stay inside a window of any width', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    for (const width of widthsPx) {
      await tab.setViewportSize({ width, height: 900 });
      await nextFrames(tab);
      const burger = tab.locator('.header__button');
      if (await burger.isVisible()) {
        await burger.click();
        // The list of services stays unfolded from the width before.
        const services = tab.locator('.header__panel .services-menu__button[aria-expanded="false"]');
        if ((await services.count()) > 0) {
          await services.click();
        }
        expect(await tab.locator('.header__panel .services-menu__list').isVisible()).toBe(true);
      } else {
        await tab.locator('.header__menu .services-menu__button').click();
        expect(await tab.locator('.header__menu .services-menu__list').isVisible()).toBe(true);
      }
      expect(await overflowing(tab), `menu at ${width} px`).toEqual([]);
      const menus = '.header__panel, .services-menu__list, .header a, .header button';
      expect(await isInside(tab, menus), `menu at ${width} px`).toBe(true);
      await tab.keyboard.press('Escape');

      await tab.locator('.call-button').click();
      const button = '.call-button, .call-button__number';
      expect(await isInside(tab, button), `call button at ${width} px`).toBe(true);
      expect(await overflowing(tab), `call button at ${width} px`).toEqual([]);
      expect(await linesOf(tab, '.call-button__number'), `number at ${width} px`).toEqual([1]);
      await tab.keyboard.press('Escape');
    }
  });
});

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('an address is not broken in its button', async ({ visit }) => {
    const tabVisit = await visit(site);
    const { page: tab } = tabVisit;
    await openAgain(tabVisit, '/');
    const name = tab.locator('.messengers__link > span:not(.visually-hidden)').last();
    await becomeOwned(name);
    await name.evaluate((element) => {
      element.textContent = 'dispatcher@longname.example';
      element.id = 'address';
    });
    for (const width of widthsPx) {
      await tab.setViewportSize({ width, height: 900 });
      expect(await linesOf(tab, '#address'), `at ${width} px`).toEqual([1]);
    }
    expect(await overflowing(tab)).toEqual([]);
  });

  test('a phone that is turned does not go back to the beginning of the page', async ({ visit }) => {
    const [width, height] = [360, 640];
    const { page: tab, openInteractive } = await visit(site, { width, height, phone: true });
    await openInteractive('/');
    const middle = await tab.evaluate(() => {
      const top = Math.round(document.documentElement.scrollHeight / 2);
      window.scrollTo({ top, behavior: 'instant' });
      return top;
    });
    await nextFrames(tab);
    await tab.setViewportSize({ width: height, height: width });
    await nextFrames(tab);
    await scrollSettled(tab);
    const turned = await tab.evaluate(() => window.scrollY);
    expect(Math.abs(turned - middle)).toBeLessThan(width);
    // The header gives its room away, and comes back to visitors who go to it.
    const header = tab.locator('.header');
    await expect.poll(async () => (await header.boundingBox())?.y).toBeLessThan(0);
    await header.getByRole('link').first().focus();
    await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test('nothing that is read or pressed lies under a notch or the bar of a phone', async ({ visit }) => {
    const { page: tab, context, openInteractive } = await visit(site, { width: 844, height: 390 });
    const insets = { top: 0, left: 47, right: 47, bottom: 21 };
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await openInteractive('/');
    // Without this word a phone tells a page of no notch, and paints nothing beside it.
    const viewport = await tab.locator('meta[name="viewport"]').getAttribute('content');
    expect(viewport).toContain('viewport-fit=cover');
    const reaching = await tab
      .locator('.logo, main :is(h1, h2, h3, p, a), .footer :is(a, p, dd)')
      .evaluateAll(
        (elements, { left, right }) =>
          elements
            // The row of a carousel goes from edge to edge and is moved.
            .filter((element) => element.closest('.carousel, .island') === null && element.checkVisibility())
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.left < left || box.right > window.innerWidth - right)
            .map(({ text }) => text),
        insets,
      );
    expect(reaching).toEqual([]);
    const word = await tab.locator('.call-button__text').boundingBox();
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan(390 - insets.bottom);
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);

  test('no word of the call button, open or not, or of the question about consent widens a page', async ({
    visit,
  }) => {
    const { page: tab, openInteractive } = await visit(site, { width: 320 });
    await openInteractive('/');
    const texts = tab.locator('.consent__text, .consent__button, .call-button__text');
    await expect.poll(() => texts.count()).toBe(site.model.site.analytics.asksConsent ? 4 : 1);
    await texts.evaluateAll((elements, word) => {
      for (const element of elements) {
        element.prepend(`${word} `);
      }
    }, longUsualWord.repeat(2));
    const expectInside = async () => {
      for (const width of widthsPx) {
        await tab.setViewportSize({ width, height: 900 });
        await nextFrames(tab);
        expect.soft(await overflowing(tab), `${width} px`).toEqual([]);
        expect
          .soft(await isInside(tab, '.call-button, .call-button *, .consent *'), `${width} px`)
          .toBe(true);
      }
    };
    await expectInside();
    await tab.locator('.call-button').press('Enter');
    await tab.locator('.call-button__number').waitFor();
    await expectInside();
  });

  test('services stand two in a row where there is room for two', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: 560 });
    await openInteractive('/');
    for (const service of ['.services .card', '.hero__service']) {
      const tops = await tab
        .locator(service)
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(tops).size, service).toBe(Math.ceil(tops.length / 2));
    }
  });

  test('the page of an unknown address stays inside a narrow window', async ({ visit }) => {
    const { page: tab, open, expectMessages } = await visit(site, { width: 320 });
    expectMessages(/^\[error\] Failed to load resource: the server responded with a status of 404/);
    await open('/no-such-page');
    await becomeInteractive(tab);
    expect(await overflowing(tab)).toEqual([]);
  });

  const longBeside = [
    { kind: 'prices', words: '.prices__item', beside: '.prices__price', times: 20 },
    { kind: 'brand-card', words: '.feature--brand-card .feature__words', beside: '.messengers', times: 5 },
  ].flatMap((one) =>
    site.model.pages
      .filter(({ sections }) => sections.some(({ kind }) => kind === one.kind))
      .slice(0, 1)
      .map(({ path }) => ({ ...one, path })),
  );

  test.for(longBeside)(
    'what is long in the $kind leaves a fifth of the width to the words beside it',
    async ({ path, words, beside, times }, { visit }) => {
      const { page: tab, open } = await visit(site, { width: 800, javaScript: false });
      await open(path);
      const share = await tab
        .locator(words)
        .first()
        .evaluate(
          (around, { beside, times }) => {
            // Beside a picture there is nothing else.
            around.parentElement?.querySelector('.feature__picture')?.remove();
            const long = around.querySelector(beside);
            const copies = Array.from({ length: times }, () => [
              ' ',
              ...(long?.cloneNode(true).childNodes ?? []),
            ]);
            long?.append(...copies.flat());
            const first = around.querySelector(':scope > :is(dt, h2)');
            return (first?.getBoundingClientRect().width ?? 0) / around.clientWidth;
          },
          { beside, times },
        );
      expect(share).toBeGreaterThan(1 / 5);
    },
  );

  test('the parser may read the drawing of the call button in a later frame: it moves nothing', async ({
    visit,
  }) => {
    const { page: tab, open } = await visit(site, { javaScript: false });
    await open('/');
    for (const width of [360, 700, 1280]) {
      await tab.setViewportSize({ width, height: 740 });
      const boxes = await tab.locator('.call-button').evaluate((button) => {
        const behind = document.createRange();
        behind.setStart(button.querySelector('.call-button__text') ?? button, 1);
        behind.setEnd(button, button.childNodes.length);
        const whole = button.cloneNode(true);
        const boxOfWords = () => button.querySelector('.call-button__text')?.getBoundingClientRect().toJSON();
        const before = boxOfWords();
        behind.deleteContents();
        const cut = { drawings: button.querySelectorAll('svg').length, words: boxOfWords() };
        button.replaceChildren(...whole.childNodes);
        return { before, cut };
      });
      expect(boxes.cut, `${width} px`).toEqual({ drawings: 0, words: boxes.before });
    }
  });
});
