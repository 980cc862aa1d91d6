/** The row of reviews in a real browser: its geometry, its movement and who can move it. */
import type { Locator, Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { CarouselBreakpoint, CarouselSettings } from '../../src/model/carousel.ts';
import type { SectionOf } from '../../src/model/section.ts';
import {
  bringCarouselNear,
  holdRequests,
  nextFrames,
  openAgain,
  publishedSites,
  stopClock,
  type TestedSite,
  test,
  testedSite,
  type Visit,
  walkedOn,
} from '../support/browser.ts';
import { pageAt, sectionOf } from '../support/fixture-model.ts';
import { usually } from '../support/usual-walks.ts';

const carouselCode = /\/assets\/carousel-.*\.js$/;

/** Window widths on both sides of every breakpoint of the specification. */
const widthsPx = [1440, 1100, 800, 420];

/** By how much a place may differ for rounding, in CSS pixels. */
const roundingPx = 1;

/** Share by which a movement may be faster or slower than it should be. */
const speedTolerance = 0.1;

/** The settings of a carousel in a window of a certain width: the narrowest breakpoint that applies wins. */
function settingsAt(
  { slidesPerView, gapPx, arrows, breakpoints }: CarouselSettings,
  widthPx: number,
): Pick<CarouselSettings, 'slidesPerView' | 'gapPx' | 'arrows'> {
  const applying = breakpoints.filter(({ belowPx }) => widthPx < belowPx);
  const narrowest = <Value>(pick: (breakpoint: CarouselBreakpoint) => Value | undefined, otherwise: Value) =>
    applying.map(pick).findLast((value) => value !== undefined) ?? otherwise;
  return {
    slidesPerView: narrowest((breakpoint) => breakpoint.slidesPerView, slidesPerView),
    gapPx: narrowest((breakpoint) => breakpoint.gapPx, gapPx),
    arrows: narrowest((breakpoint) => breakpoint.arrows, arrows),
  };
}

const reviewsOf = (site: TestedSite): SectionOf<'reviews'> => sectionOf(pageAt(site.model, '/'), 'reviews');

/** Whether something of an element can be seen, and pressed where it stands. */
function isOnScreen(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Where the slides stand, from the left edge of the view, in the order of the document. */
async function frameOf(tab: Tab) {
  return tab.evaluate(() => {
    const view = document.querySelector('.carousel__viewport')?.getBoundingClientRect();
    const { left = Number.NaN, width = Number.NaN, height = Number.NaN } = view ?? {};
    const slides = [...document.querySelectorAll('.carousel__slide')].map((slide) => {
      const box = slide.getBoundingClientRect();
      return { left: box.left - left, width: box.width, isInert: slide.hasAttribute('inert') };
    });
    return { width, height, slides };
  });
}

type Frame = Awaited<ReturnType<typeof frameOf>>;

/** The slides of which something can be seen, from left to right. */
function seenIn({ slides, width }: Frame) {
  return slides
    .map((slide, index) => ({ ...slide, index }))
    .filter(({ left, width: own }) => left + own > roundingPx && left < width - roundingPx)
    .toSorted((one, other) => one.left - other.left);
}

const stateOf = (tab: Tab) => tab.locator('.carousel').getAttribute('data-state');

/** The slide in the middle of the view (or at its start, where the row is not centred). */
async function selected(tab: Tab, settings: CarouselSettings): Promise<number | undefined> {
  const frame = await frameOf(tab);
  const isCentred = settings.loop && settings.align === 'center';
  const distance = (slide: { readonly left: number; readonly width: number }) =>
    isCentred ? Math.abs(slide.left + slide.width / 2 - frame.width / 2) : Math.abs(slide.left);
  return seenIn(frame).toSorted((one, other) => distance(one) - distance(other))[0]?.index;
}

/** The same a step's time later, where the test sets the clock: timers that began late come in too. */
async function selectedLater(tab: Tab, settings: CarouselSettings): Promise<number | undefined> {
  await tab.clock.runFor(settings.speedMs);
  return selected(tab, settings);
}

/** A finger that is laid on the middle of an element, moved by so many pixels and lifted again. */
async function fingerOn(tab: Tab, selector: string) {
  const session = await tab.context().newCDPSession(tab);
  const moves = 8;
  return async (byX: number, byY: number) => {
    const box = await tab.locator(selector).boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const put = (type: 'touchStart' | 'touchMove', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: x + width / 2 + byX * share, y: y + height / 2 + byY * share }],
      });
    await put('touchStart', 0);
    for (let move = 1; move <= moves; move += 1) {
      await put('touchMove', move / moves);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** A step as the page's own frames have seen it. */
interface SeenStep {
  /** How long the slides moved after the key had been pressed. */
  readonly milliseconds: number;
  /** The longest time without a frame. */
  readonly longestFrameMs: number;
  /** In how many frames the slides moved. */
  readonly moves: number;
  /** The carousel's states one after another. */
  readonly states: readonly string[];
}

/** Presses an arrow key and watches the step from within the page: it may be over before a test can ask. */
async function watchStep(tab: Tab): Promise<SeenStep> {
  await tab.evaluate(() => {
    const states: (string | undefined)[] = [];
    const times = { start: 0, end: 0, longestFrame: 0, moves: 0, states };
    Object.assign(window, { stepTimes: times });
    const carousel = document.querySelector<HTMLElement>('.carousel');
    const first = document.querySelector('.carousel__slide');
    carousel?.addEventListener(
      'keydown',
      () => {
        times.start = performance.now();
        let last = first?.getBoundingClientRect().left;
        let still = 0;
        let lastLook = times.start;
        const look = () => {
          times.longestFrame = Math.max(times.longestFrame, performance.now() - lastLook);
          lastLook = performance.now();
          const now = first?.getBoundingClientRect().left;
          if (carousel.dataset.state !== states.at(-1)) {
            states.push(carousel.dataset.state);
          }
          if (now === last) {
            still += 1;
          } else {
            still = 0;
            times.moves += 1;
            times.end = performance.now();
          }
          last = now;
          if (still < 20) {
            requestAnimationFrame(look);
          } else {
            Object.assign(window, { stepIsOver: true });
          }
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await tab.keyboard.press('ArrowRight');
  await tab.waitForFunction(() => 'stepIsOver' in window);
  const step: SeenStep = await tab.evaluate(`(({ start, end, longestFrame, moves, states }) => ({
    milliseconds: end - start,
    longestFrameMs: longestFrame,
    moves,
    states,
  }))(window.stepTimes)`);
  await tab.evaluate('delete window.stepIsOver');
  return step;
}

describe.for(publishedSites)('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { words } = site.model.site.shell;
  const { carousel: settings, reviews } = reviewsOf(site);
  const isCentred = settings.loop && settings.align === 'center';

  test.for(usually(widthsPx, (width) => name === 'driver-papers' || width === 1100 || width === 420))(
    'at %d px it shows the slides, gaps and arrows of its settings, and does not jump',
    async (width, { visit }) => {
      const tabVisit = await visit(site, { width, reducedMotion: true });
      const { page: tab, context } = tabVisit;
      const expected = settingsAt(settings, width);
      const release = await holdRequests(context, carouselCode);
      await openAgain(tabVisit, '/');
      await tab.locator('.carousel').scrollIntoViewIfNeeded();
      const before = await frameOf(tab);
      release();
      await expect.poll(() => tab.locator('.carousel__slide[inert]').count()).toBeGreaterThan(0);
      const after = await frameOf(tab);

      const places = (frame: Frame) =>
        seenIn(frame).map(({ index, left, width: own }) => ({
          index,
          left: Math.round(left),
          width: Math.round(own),
        }));
      expect(places(after)).toEqual(places(before));
      expect(after.height).toBe(before.height);

      const seen = seenIn(after);
      const { slidesPerView, gapPx, arrows } = expected;
      const slidePx = (after.width - (slidesPerView - 1) * gapPx) / slidesPerView;
      for (const slide of seen) {
        expect(Math.abs(slide.width - slidePx)).toBeLessThanOrEqual(roundingPx);
      }
      for (const [position, slide] of seen.slice(1).entries()) {
        const previous = seen[position];
        expect(slide.left - (previous?.left ?? 0) - slide.width).toBeCloseTo(gapPx, 0);
      }
      const whole = Number.isInteger(slidesPerView);
      const parts =
        isCentred && !whole ? 2 * Math.ceil((slidesPerView - 1) / 2) + 1 : Math.ceil(slidesPerView);
      expect(seen).toHaveLength(parts);
      const first = seen.find(({ index }) => index === 0);
      const firstPlace = isCentred ? (after.width - slidePx) / 2 : 0;
      expect(Math.abs((first?.left ?? Number.NaN) - firstPlace)).toBeLessThanOrEqual(2 * roundingPx);

      for (const name of [words.nextSlide, words.previousSlide]) {
        const arrow = tab.getByRole('button', { name });
        expect(await isOnScreen(arrow)).toBe(arrows);
        // Screen readers have no other way to the next slide, and the focus shows what has it.
        expect(await arrow.count()).toBe(1);
        await arrow.focus();
        await tab.keyboard.press('Shift');
        expect(await isOnScreen(arrow)).toBe(true);
      }
      // What can be seen can be reached, and nothing else.
      expect(after.slides.flatMap(({ isInert }, index) => (isInert ? [] : [index])).toSorted()).toEqual(
        seen.map(({ index }) => index).toSorted(),
      );
    },
  );

  test('it goes round, or stops at its ends', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    await tab.locator('.carousel__viewport').focus();
    const next = tab.getByRole('button', { name: words.nextSlide });
    await tab.keyboard.press('ArrowLeft');
    await expect.poll(() => selected(tab, settings)).toBe(settings.loop ? reviews.length - 1 : 0);
    if (settings.loop) {
      await tab.keyboard.press('ArrowRight');
      await expect.poll(() => selected(tab, settings)).toBe(0);
      return;
    }
    for (const _ of reviews) {
      await tab.keyboard.press('ArrowRight');
    }
    await expect.poll(() => next.isDisabled()).toBe(true);
    const beyondEndPx = async () => {
      const { width, slides } = await frameOf(tab);
      const last = slides.at(-1);
      return Math.abs((last?.left ?? 0) + (last?.width ?? 0) - width);
    };
    await expect.poll(beyondEndPx).toBeLessThanOrEqual(roundingPx * reviews.length);
  });
});

describe.for(walkedOn('driver-papers'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { words } = site.model.site.shell;
  const { carousel: settings, reviews } = reviewsOf(site);

  test('one step settles in the given time', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await bringCarouselNear(tab);
    await tab.locator('.carousel__viewport').focus();
    for (const _ of settings.loop ? [1, 2, 3, 4, 5] : [1, 2]) {
      const { milliseconds, longestFrameMs } = await watchStep(tab);
      expect(milliseconds).toBeGreaterThan(settings.speedMs * (1 - speedTolerance) - longestFrameMs);
      // It begins with the first frame after the key, and its last frame may be late.
      expect(milliseconds).toBeLessThan(settings.speedMs * (1 + speedTolerance) + 2 * longestFrameMs);
    }
  });

  test('arrow keys and buttons move it by one slide, and its state can be seen', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await bringCarouselNear(tab);
    const view = tab.locator('.carousel__viewport');
    await view.focus();
    expect(await view.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    expect(await stateOf(tab)).toBe('idle');
    expect(await selected(tab, settings)).toBe(0);

    const { states } = await watchStep(tab);
    expect(states).toEqual(['idle', 'moving', 'idle']);
    expect(await selected(tab, settings)).toBe(1);
    await tab.keyboard.press('ArrowLeft');
    await expect.poll(() => selected(tab, settings)).toBe(0);
    await expect.poll(() => stateOf(tab)).toBe('idle');

    const next = tab.getByRole('button', { name: words.nextSlide });
    const previous = tab.getByRole('button', { name: words.previousSlide });
    expect([await previous.isEnabled(), await next.isEnabled()]).toEqual([settings.loop, true]);
    await next.click();
    await expect.poll(() => selected(tab, settings)).toBe(1);
    await expect.poll(() => stateOf(tab)).toBe('idle');
    await previous.click();
    await expect.poll(() => selected(tab, settings)).toBe(0);
  });

  test('it can be dragged', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await bringCarouselNear(tab);
    const box = await tab.locator('.carousel__viewport').boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await tab.mouse.move(x + width / 2, y + height / 2);
    await tab.mouse.down();
    await tab.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 4 });
    await tab.mouse.move(x + width / 2 - 220, y + height / 2, { steps: 4 });
    await expect.poll(() => stateOf(tab)).toBe('dragging');
    await tab.mouse.up();
    await expect.poll(() => stateOf(tab)).toBe('idle');
    expect(await selected(tab, settings)).toBeGreaterThan(0);
  });

  test('a press on a slide that is seen in part brings it, where no arrows are shown', async ({ visit }) => {
    const width = 390;
    const { page: tab, openInteractive } = await visit(site, { width, phone: true, touch: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    const box = await tab.locator('.carousel__viewport').boundingBox();
    const press = (share: number) =>
      tab.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + 20);
    await press(0.97);
    const { arrows } = settingsAt(settings, width);
    if (arrows) {
      await nextFrames(tab);
      expect(await selected(tab, settings)).toBe(0);
      return;
    }
    await expect.poll(() => selected(tab, settings)).toBe(1);
    await expect.poll(() => stateOf(tab)).toBe('idle');
    await press(0.5);
    await nextFrames(tab);
    expect(await selected(tab, settings)).toBe(1);
    await press(0.03);
    await expect.poll(() => selected(tab, settings)).toBe(0);
  });

  test('a long text can be read in full, and the row does not jump in height', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: 420, reducedMotion: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    await tab.locator('.carousel__viewport').focus();
    const { height } = await frameOf(tab);
    for (const [index, { text }] of reviews.entries()) {
      const card = tab.locator('.carousel__slide').nth(index);
      const isCut = await card
        .locator('.review__text')
        .evaluate((element) => element.scrollHeight > element.clientHeight + 1);
      const toggle = card.locator('.review__toggle');
      expect(isCut ? await toggle.count() : 1, text.slice(0, 40)).toBe(1);
      if (isCut) {
        await toggle.click();
        expect(
          await card
            .locator('.review__text')
            .evaluate((element) => element.scrollHeight - element.clientHeight),
        ).toBeLessThanOrEqual(1);
        await toggle.click();
      }
      expect((await frameOf(tab)).height).toBe(height);
      await tab.keyboard.press('ArrowRight');
    }
  });
});

describe.for(walkedOn('bicycle-workshop'))('$name', ({ name, servedAs }) => {
  const site = testedSite(name, servedAs);
  const { words } = site.model.site.shell;
  const { carousel: settings, reviews, title } = reviewsOf(site);

  test('it is a named carousel of named slides, and its stars have a text', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    const carousel = tab.locator('.carousel');
    expect(await carousel.getAttribute('aria-roledescription')).toBe(words.carouselRole);
    expect(await carousel.getAttribute('aria-label')).toBe(title);
    const labels = await tab
      .locator('.carousel__slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
    expect(labels).toEqual(
      reviews.map((_, index) =>
        words.slideLabel.replace('{index}', String(index + 1)).replace('{count}', String(reviews.length)),
      ),
    );
    const stars = await tab
      .locator('.stars')
      .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
    expect(stars).toEqual(
      reviews.map(({ rating }) =>
        words.ratingLabel.replace('{rating}', String(rating)).replace('{max}', '5'),
      ),
    );
  });

  test('with less motion wanted a step takes no time', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    await tab.locator('.carousel__viewport').focus();
    expect((await watchStep(tab)).moves).toBe(1);
    expect(await selected(tab, settings)).toBe(1);
  });

  test('a finger moves it sideways, and the page up and down', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site, { width: 390, phone: true, touch: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    const swipe = await fingerOn(tab, '.carousel__viewport');

    await swipe(-220, 0);
    // At rest: it was idle before, and passes the slide on its way.
    await expect.poll(async () => [await stateOf(tab), await selected(tab, settings)]).toEqual(['idle', 1]);
    await swipe(220, 0);
    await expect.poll(() => selected(tab, settings)).toBe(0);

    const before = await tab.evaluate(() => window.scrollY);
    await swipe(0, -200);
    await expect.poll(() => tab.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    expect(await selected(tab, settings)).toBe(0);
  });

  test('only what can be seen is in the tab order', async ({ visit }) => {
    const { page: tab, openInteractive } = await visit(site);
    await openInteractive('/');
    await bringCarouselNear(tab);
    await tab.locator('.carousel__viewport').focus();
    for (let stops = 0; stops < reviews.length + 5; stops += 1) {
      await tab.keyboard.press('Tab');
      const place = await tab.locator(':focus').evaluate((element) => {
        const slide = element.closest('.carousel__slide');
        return {
          isInside: element.closest('.carousel') !== null,
          isInInert: slide?.hasAttribute('inert') ?? false,
        };
      });
      expect(place.isInInert).toBe(false);
      if (!place.isInside) {
        return;
      }
    }
    throw new RangeError('The focus did not leave the carousel');
  });
});

/** What the focused element is, by its classes. */
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.className);

describe('the focus', () => {
  test('goes to the view when the slide that holds it leaves', async ({ visit }) => {
    const site = testedSite('driver-papers');
    const { carousel: settings, reviews } = reviewsOf(site);
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    const slide = tab.locator('.carousel__slide:has(.review__toggle)').first();
    await slide.locator('.review__toggle').focus();
    expect(await focused(tab)).toBe('review__toggle');
    const farthest = Math.floor(reviews.length / 2);
    for (let step = 1; step <= farthest; step += 1) {
      await tab.keyboard.press('ArrowRight');
      await expect.poll(() => selected(tab, settings)).toBe(step);
    }
    await expect.poll(() => slide.getAttribute('inert')).not.toBeNull();
    expect(await focused(tab)).toBe('carousel__viewport');
  });

  test('stays on an arrow that has come to the end of the row, which says and shows that it is off', async ({
    visit,
  }) => {
    const site = testedSite('bicycle-workshop');
    const { words } = site.model.site.shell;
    const { carousel: settings, reviews } = reviewsOf(site);
    const { page: tab, openInteractive } = await visit(site, { reducedMotion: true });
    await openInteractive('/');
    await bringCarouselNear(tab);
    const next = tab.getByRole('button', { name: words.nextSlide });
    const previous = tab.getByRole('button', { name: words.previousSlide });
    await next.focus();
    const last = reviews.length - settings.slidesPerView;
    for (let step = 1; step <= last; step += 1) {
      await tab.keyboard.press('Enter');
      await expect.poll(() => selected(tab, settings)).toBe(step);
    }
    await expect.poll(() => next.isDisabled()).toBe(true);
    expect(await focused(tab)).toContain('carousel__button--next');
    await tab.keyboard.press('Enter');
    expect(await selected(tab, settings)).toBe(last);

    const lookOf = (button: typeof next) =>
      button.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        const { color, borderColor, backgroundColor } = getComputedStyle(element);
        return { color, borderColor, backgroundColor };
      });
    const off = await lookOf(next);
    const on = await lookOf(previous);
    expect(off.color).not.toBe(on.color);
    expect(off.borderColor).not.toBe(on.borderColor);
    await previous.hover();
    expect((await lookOf(previous)).backgroundColor).not.toBe(on.backgroundColor);
    await next.hover();
    expect(await lookOf(next)).toEqual(off);
    await tab.emulateMedia({ forcedColors: 'active' });
    expect((await lookOf(next)).color).not.toBe((await lookOf(previous)).color);

    await tab.keyboard.press('ArrowLeft');
    await expect.poll(() => next.isEnabled()).toBe(true);
  });
});

describe('autoplay', () => {
  const site = testedSite('bicycle-workshop');
  const { words } = site.model.site.shell;
  const { carousel: settings } = reviewsOf(site);

  /** The carousel begins when only the test moves the clock. */
  async function openWithStoppedClock({ page: tab, context, openInteractive }: Visit): Promise<void> {
    await tab.clock.install();
    const release = await holdRequests(context, carouselCode);
    await openInteractive('/');
    await stopClock(tab);
    release();
    await bringCarouselNear(tab, () => tab.clock.runFor(settings.speedMs));
  }

  test('advances after every interval, rests under the pointer and with the focus, and can be paused', async ({
    visit,
  }) => {
    const tabVisit = await visit(site);
    const { page: tab } = tabVisit;
    await openWithStoppedClock(tabVisit);
    await tab.mouse.move(0, 0);
    await tab.clock.runFor(settings.autoplayIntervalMs);
    await expect.poll(() => selectedLater(tab, settings)).toBe(1);

    await tab.locator('.carousel__viewport').hover();
    await tab.clock.runFor(settings.autoplayIntervalMs * 3);
    expect(await selected(tab, settings)).toBe(1);
    await tab.mouse.move(0, 0);

    const pause = tab.getByRole('button', { name: words.pauseSlides });
    await pause.click();
    await tab.mouse.move(0, 0);
    await tab
      .locator('.carousel__button--autoplay')
      .evaluate((button) => button instanceof HTMLElement && button.blur());
    await tab.clock.runFor(settings.autoplayIntervalMs * 3);
    expect(await selected(tab, settings)).toBe(1);
    await tab.getByRole('button', { name: words.playSlides }).click();
    await tab.clock.runFor(settings.autoplayIntervalMs * 3);
    expect(await selected(tab, settings), 'with the focus').toBe(1);
    await tab.mouse.move(0, 0);
    await tab
      .locator('.carousel__button--autoplay')
      .evaluate((button) => button instanceof HTMLElement && button.blur());
    await tab.clock.runFor(settings.autoplayIntervalMs);
    await expect.poll(() => selectedLater(tab, settings)).toBe(2);
  });

  test('does not run where less motion is wanted', async ({ visit }) => {
    const tabVisit = await visit(site, { reducedMotion: true });
    const { page: tab } = tabVisit;
    await openWithStoppedClock(tabVisit);
    await tab.mouse.move(0, 0);
    await tab.clock.runFor(settings.autoplayIntervalMs * 3);
    expect(await selected(tab, settings)).toBe(0);
  });
});
