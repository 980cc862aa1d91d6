// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const root = document.documentElement;

/** Whether the page holds still when its letters change. */
let isStill = true;
vi.mock('../../src/typeface/layout-shift.ts', () => ({
  causesNoLayoutShift: (_: readonly HTMLElement[], change: () => void) => {
    change();
    return isStill;
  },
}));

/** The module as a document finds it, on a page that was painted so long ago. */
async function open({ paintedMsAgo = 100, arrives = true } = {}) {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { name: '', entryType: 'paint', startTime: 5000 - paintedMsAgo, duration: 0, toJSON: () => ({}) },
  ]);
  const load = vi.fn((_font: string, _text: string) =>
    arrives ? Promise.resolve([]) : Promise.reject(new DOMException('No file', 'NetworkError')),
  );
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  return { load, ...(await import('../../src/typeface/swap-web-font.ts')) };
}

beforeEach(() => {
  isStill = true;
  localStorage.clear();
  delete root.dataset.typeface;
  document.body.style.fontFamily = '';
  root.style.setProperty('--typeface', '"Some Sans"');
  document.body.textContent = 'Привет';
});

describe('the typeface of a page that is open', () => {
  test('is asked for with the letters of the page, and kept in mind', async () => {
    const { load, swapWebFont } = await open();
    await swapWebFont(Promise.resolve());
    expect(load).toHaveBeenCalledExactlyOnceWith('1em "Some Sans"', 'Привет');
    expect(localStorage.getItem('typeface')).not.toBeNull();
  });

  test.for([
    { paintedMsAgo: 999, still: true, isApplied: true },
    { paintedMsAgo: 999, still: false, isApplied: false },
    { paintedMsAgo: 1000, still: true, isApplied: false },
  ])('painted $paintedMsAgo ms ago, holding still: $still', async ({ paintedMsAgo, still, isApplied }) => {
    isStill = still;
    const { swapWebFont, applyWebFont } = await open({ paintedMsAgo });
    await swapWebFont(Promise.resolve());
    expect('typeface' in root.dataset).toBe(isApplied);
    applyWebFont();
    expect(root.dataset.typeface).toBe('applied');
  });

  test('stays as it was where the files do not come', async () => {
    const { swapWebFont, applyWebFont } = await open({ arrives: false });
    await swapWebFont(Promise.resolve());
    applyWebFont();
    expect(root.dataset.typeface).toBeUndefined();
    expect(localStorage.getItem('typeface')).toBeNull();
  });

  test('waits until the application has been drawn, or has failed', async () => {
    for (const end of ['drawn', 'failed'] as const) {
      delete root.dataset.typeface;
      const { swapWebFont } = await open();
      let finish = { drawn: () => {}, failed: () => {} };
      const settled = swapWebFont(
        new Promise((resolve, reject) => {
          finish = { drawn: resolve, failed: () => reject(new Error('no page')) };
        }),
      );
      await expect.poll(() => localStorage.getItem('typeface')).not.toBeNull();
      expect('typeface' in root.dataset).toBe(false);
      finish[end]();
      await settled;
      expect('typeface' in root.dataset).toBe(true);
    }
  });

  test('stays where the window becomes narrow', async () => {
    document.body.style.fontFamily = '"Some Sans", sans-serif';
    const { swapWebFont } = await open({ paintedMsAgo: 3000 });
    await swapWebFont(Promise.resolve());
    expect(root.dataset.typeface).toBe('applied');
  });
});

describe('a page that is drawn', () => {
  const tops = {
    header: 0,
    hero: 60,
    services: window.innerHeight - 1,
    reviews: window.innerHeight,
    footer: 5000,
  };

  /** Ids of the parts that are set in the typeface. */
  const setParts = () => [...document.querySelectorAll('[data-typeface]')].map(({ id }) => id);

  let frames: FrameRequestCallback[] = [];
  /** Draws a frame as soon as one is asked for. */
  const showFrame = async () => {
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    frames.shift()?.(0);
    await Promise.resolve();
  };

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-page="/"><header id="header"></header><main id="content"><div><section id="hero"></section>' +
      '<section id="services"></section><section id="reviews"></section></div></main><footer id="footer"></footer></div>';
    for (const [id, top] of Object.entries(tops)) {
      vi.spyOn(document.querySelector(`#${id}`) ?? root, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, top, 100, 100),
      );
    }
    frames = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((show) => frames.push(show));
  });

  test('is set at once where it is seen, below in a frame for each part, and then whatever comes later', async () => {
    const { swapWebFont } = await open();
    const settled = swapWebFont(Promise.resolve());
    // What has been computed for a frame is read, before and after the files have come.
    await showFrame();
    await showFrame();
    await expect.poll(setParts).toEqual(['header', 'hero', 'services']);
    await showFrame();
    expect(setParts()).toEqual(['header', 'hero', 'services', 'reviews']);
    await showFrame();
    expect(setParts()).toEqual(['header', 'hero', 'services', 'reviews', 'footer']);
    expect('typeface' in root.dataset).toBe(false);
    await showFrame();
    await settled;
    expect(root.dataset.typeface).toBe('applied');
  });

  test('keeps all its letters where one line in view would move', async () => {
    isStill = false;
    const { swapWebFont } = await open();
    const settled = swapWebFont(Promise.resolve());
    await showFrame();
    await showFrame();
    await settled;
    expect(setParts()).toEqual([]);
    expect(frames).toEqual([]);
  });
});
