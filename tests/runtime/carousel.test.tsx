// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from '../../src/carousel/carousel.tsx';
import { initialLayout } from '../../src/carousel/initial-layout.ts';
import { settledShare, stepPhysics } from '../../src/carousel/step-physics.ts';
import type { CarouselSettings } from '../../src/model/carousel.ts';
import { answerMedia } from '../support/answer-media.ts';
import { words } from '../support/example-site.ts';

/** The settings of section 9 of the specification. */
const settings: CarouselSettings = {
  className: 'carousel-1',
  loop: true,
  align: 'center',
  slidesPerView: 5,
  gapPx: 48,
  arrows: true,
  breakpoints: [
    { belowPx: 1200, gapPx: 24 },
    { belowPx: 880, gapPx: 16 },
    { belowPx: 480, slidesPerView: 1.5, arrows: false },
  ],
  speedMs: 400,
  autoplay: false,
  autoplayIntervalMs: 5000,
};

const slidePx = 100;
const gapPx = 20;
const viewPx = 5 * slidePx + 4 * gapPx;

/** Tells the observers which slides can be seen. */
let showSlides: (isVisible: (index: number) => boolean) => void;

beforeEach(() => {
  // The test browser has no layout: a view of five slides.
  const isSlide = (element: HTMLElement) => element.classList.contains('carousel__slide');
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slidePx : viewPx;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return isSlide(this) ? place * (slidePx + gapPx) : 0;
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, value: document.body });
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(document.createElement('i').style, {
      marginRight: element.closest('.carousel--ends') ? '0px' : `${gapPx}px`,
    }),
  );
  const observers = new Map<Element, (entries: object[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe(element: Element) {
        observers.set(element, this.callback);
      }
      disconnect() {}
    },
  );
  showSlides = (isVisible) => {
    act(() => {
      for (const [element, callback] of observers) {
        const place = [...(element.parentElement?.children ?? [])].indexOf(element);
        callback([{ target: element, isIntersecting: isVisible(place) }]);
      }
    });
  };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icons = { chevron: <i>⌄</i>, pause: <i>‖</i>, play: <i>▷</i> };

function carousel(changes: Partial<CarouselSettings> = {}, count = 11) {
  return (
    <StrictMode>
      <Carousel settings={{ ...settings, ...changes }} label="Отзывы клиентов" words={words} icons={icons}>
        {Array.from({ length: count }, (_, index) => `review ${index + 1}`).map((text) => (
          <p key={text}>
            <button type="button">{text}</button>
          </p>
        ))}
      </Carousel>
    </StrictMode>
  );
}

const region = () => screen.getByLabelText('Отзывы клиентов', { selector: '.carousel' });
const view = () => screen.getByLabelText('Отзывы клиентов', { selector: '.carousel__viewport' });
const slide = (position: number) => screen.getByLabelText(`${position} of 11`);
const state = () => region().dataset.state;

const frameMs = 1000 / 60;

/** Lets the page draw only when the test calls what is returned, always one frame later. */
function framesByHand(): () => void {
  let due: FrameRequestCallback[] = [];
  let now = performance.now();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => due.push(callback));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {});
  return () => {
    const callbacks = due;
    due = [];
    now += frameMs;
    act(() => {
      for (const callback of callbacks) {
        callback(now);
      }
    });
  };
}

/** How far the row stands from its start, in steps. */
function stepsFromStart(): number {
  const track = region().querySelector<HTMLElement>('.carousel__track');
  const left = Number(/translate3d\((-?[\d.]+)px/.exec(track?.style.transform ?? '')?.[1]);
  return ((viewPx - slidePx) / 2 - left) / (slidePx + gapPx);
}

describe('the static carousel', () => {
  test('has the roles and labels of a carousel, every slide, and no inline style', () => {
    const html = renderToString(carousel());
    expect(html).toContain('aria-roledescription="carousel"');
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(11);
    expect(html).toContain('aria-label="1 of 11"');
    expect(html).toContain('data-state="idle"');
    expect(html).not.toMatch(/style=|inert/);
  });

  test('puts the end of the row before the first slide', () => {
    const html = renderToString(carousel());
    expect(html).toContain('carousel carousel-1 carousel--first-frame"');
    expect(html.match(/carousel__slide--before/g)).toHaveLength(2);
  });

  test('leaves its places to Embla as soon as that has taken over', async () => {
    render(carousel());
    await waitFor(() => expect(region().className).toBe('carousel carousel-1'));
    expect(stepsFromStart()).toBe(0);
    expect(slide(11).style.transform).toBe(`translate3d(${-11 * (slidePx + gapPx)}px,0px,0px)`);
  });
});

describe('the first frame', () => {
  test('goes round only where the row fills the view at every width', () => {
    expect(initialLayout(settings, 11)).toEqual({ isLoop: true, isCentred: true, slidesBefore: 2 });
    expect(initialLayout(settings, 6).isLoop).toBe(true);
    expect(initialLayout(settings, 5)).toEqual({ isLoop: false, isCentred: false, slidesBefore: 0 });
    expect(initialLayout({ ...settings, slidesPerView: 1 }, 3)).toMatchObject({
      isLoop: true,
      slidesBefore: 1,
    });
  });

  test('has nothing before it at the edge', () => {
    expect(initialLayout({ ...settings, align: 'start' }, 11)).toEqual({
      isLoop: true,
      isCentred: false,
      slidesBefore: 0,
    });
  });
});

describe('the speed', () => {
  test.each([150, 400, 1000])('of %i ms leaves nothing to be seen after that time', (speedMs) => {
    const { duration, friction } = stepPhysics(speedMs);
    const decay = Math.sqrt(friction);
    let distance = 1;
    let velocity = 0;
    const steps = Math.ceil((speedMs * 60) / 1000);
    for (let step = 0; step < steps; step += 1) {
      velocity = (velocity + distance / duration) * friction;
      distance -= velocity;
      expect(distance).toBeGreaterThanOrEqual(0);
      const shareLeft = decay ** (step + 1) * (1 + (step + 1) * (1 - decay));
      expect(distance).toBeCloseTo(shareLeft, 6);
    }
    expect(distance).toBeLessThanOrEqual(settledShare);
    expect(distance).toBeGreaterThan(settledShare / 4);
  });

  test('of nothing is at once', () => {
    expect(stepPhysics(0).duration).toBe(0);
  });
});

describe('a step', () => {
  test('by a button moves by one slide within the time, and says so meanwhile', () => {
    const showFrame = framesByHand();
    render(carousel());
    expect(state()).toBe('idle');
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    const framesInTime = settings.speedMs / frameMs;
    const states = Array.from({ length: 2 * framesInTime }, () => {
      showFrame();
      return state();
    });
    const movingFrames = states.indexOf('idle');
    expect(Math.abs(movingFrames - framesInTime)).toBeLessThanOrEqual(2);
    expect(new Set(states.slice(0, movingFrames))).toEqual(new Set(['moving']));
    expect(new Set(states.slice(movingFrames))).toEqual(new Set(['idle']));
    expect(stepsFromStart()).toBeCloseTo(1, 3);
  });

  test('by arrow keys goes both ways and round the end', async () => {
    render(carousel({ speedMs: 0 }));
    act(() => view().focus());
    expect(document.activeElement).toBe(view());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(stepsFromStart()).toBeCloseTo(2, 3);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect((stepsFromStart() + 11) % 11).toBeCloseTo(10, 3));
    expect(state()).toBe('idle');
  });

  test('leaves arrows to the browser that are pressed with another key', async () => {
    render(carousel({ speedMs: 0 }));
    act(() => view().focus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(stepsFromStart()).toBe(0);
  });

  test('is at once where the visitor wants no motion', async () => {
    answerMedia('reduced-motion');
    render(carousel());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect((stepsFromStart() + 11) % 11).toBeCloseTo(10, 3);
  });

  test('has buttons that are off where the row cannot move, and keep the focus', async () => {
    render(carousel({}, 5));
    const next = screen.getByRole('button', { name: 'On' });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
    act(() => next.focus());
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard('{Enter}');
    expect(state()).toBe('idle');
  });
});

describe('a drag', () => {
  test('is dragging while it is held, then moving, then idle', async () => {
    render(carousel());
    fireEvent.mouseDown(slide(1), { button: 0, clientX: 300, clientY: 0 });
    expect(state()).toBe('idle');
    // Half a slide and a little: the nearest is the next one, however fast the drag was.
    fireEvent.mouseMove(document, { clientX: 238, clientY: 0 });
    await waitFor(() => expect(state()).toBe('dragging'));
    fireEvent.mouseUp(document, { clientX: 238, clientY: 0 });
    await waitFor(() => expect(state()).toBe('moving'));
    await waitFor(() => expect(state()).toBe('idle'));
    expect(stepsFromStart()).toBeCloseTo(1, 3);
  });
});

test('a row that is caught while it moves is dragging before it is moved', () => {
  const showFrame = framesByHand();
  render(carousel());
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  showFrame();
  showFrame();
  expect(state()).toBe('moving');
  fireEvent.mouseDown(slide(1), { button: 0, clientX: 300, clientY: 0 });
  expect(state()).toBe('dragging');
});

describe('slides out of view', () => {
  test('are out of the tab order', async () => {
    render(carousel());
    await waitFor(() => expect(region().className).toBe('carousel carousel-1'));
    showSlides((index) => index < 3 || index > 8);
    expect(slide(1).hasAttribute('inert')).toBe(false);
    expect(slide(5).hasAttribute('inert')).toBe(true);
    expect(slide(10).hasAttribute('inert')).toBe(false);
  });

  test('hand the focus to the view, and only they', async () => {
    render(carousel());
    await waitFor(() => expect(region().className).toBe('carousel carousel-1'));
    showSlides(() => true);
    const inside = screen.getByRole('button', { name: 'review 3' });
    act(() => inside.focus());
    showSlides((index) => index > 1);
    expect(document.activeElement).toBe(inside);
    showSlides((index) => index > 2);
    expect(slide(3).hasAttribute('inert')).toBe(true);
    expect(document.activeElement).toBe(view());
  });
});

describe('the autoplay', () => {
  const playing = { autoplay: true, autoplayIntervalMs: 60, speedMs: 0 };
  const pause = (intervals: number) => new Promise((resolve) => setTimeout(resolve, intervals * 60));

  test('moves by itself, and is not there unless it is wanted', async () => {
    render(carousel(playing));
    await waitFor(() => expect(stepsFromStart()).toBeGreaterThanOrEqual(2));
    cleanup();
    render(carousel());
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('waits for its interval to the millisecond', () => {
    vi.useFakeTimers();
    render(carousel({ autoplay: true, speedMs: 0 }));
    const passed = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    passed(settings.autoplayIntervalMs - 1);
    expect(stepsFromStart()).toBe(0);
    passed(1);
    expect(stepsFromStart()).toBeCloseTo(1, 3);
    passed(settings.autoplayIntervalMs);
    expect(stepsFromStart()).toBeCloseTo(2, 3);
  });

  test('waits anew after a step by hand', () => {
    vi.useFakeTimers();
    render(carousel({ autoplay: true, speedMs: 0 }));
    const passed = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    passed(settings.autoplayIntervalMs - 1000);
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    passed(settings.autoplayIntervalMs - 1);
    expect(stepsFromStart()).toBeCloseTo(1, 3);
    passed(1);
    expect(stepsFromStart()).toBeCloseTo(2, 3);
  });

  test('takes its time for a step', async () => {
    const showFrame = framesByHand();
    render(carousel({ autoplay: true, autoplayIntervalMs: 20 }));
    await waitFor(() => {
      showFrame();
      expect(state()).toBe('moving');
    });
    fireEvent.pointerEnter(region());
    const framesInTime = settings.speedMs / frameMs;
    const states = Array.from({ length: 2 * framesInTime }, () => {
      showFrame();
      return state();
    });
    expect(Math.abs(states.indexOf('idle') - framesInTime)).toBeLessThanOrEqual(4);
  });

  test('stops under the pointer and goes on after it', async () => {
    render(carousel(playing));
    fireEvent.pointerEnter(region());
    await act(() => pause(3));
    expect(stepsFromStart()).toBe(0);
    fireEvent.pointerLeave(region());
    await waitFor(() => expect(stepsFromStart()).toBeGreaterThanOrEqual(1));
  });

  test('stops while something in it has the focus', async () => {
    render(carousel(playing));
    act(() => view().focus());
    await act(() => pause(3));
    expect(stepsFromStart()).toBe(0);
    act(() => view().blur());
    await waitFor(() => expect(stepsFromStart()).toBeGreaterThanOrEqual(1));
  });

  test('is paused and resumed by its button', async () => {
    render(carousel(playing));
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await act(() => pause(3));
    expect(stepsFromStart()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(stepsFromStart()).toBeGreaterThanOrEqual(1));
  });
});
