/**
 * The web font in narrow windows. Its files are larger than the document and would delay the first paint on phones, so
 * the page is painted in a system font with the same metrics, and the web font is swapped in later. Wide windows load
 * it with the style sheet.
 */
import { writeStored } from '../ui/browser-storage.ts';
import { causesNoLayoutShift } from './layout-shift.ts';

/** Tells the next document that the files are cached; `start/cached-typeface.ts` reads it. */
const storageKey = 'typeface';

/**
 * How long after the first paint the font may still change, in milliseconds: a second is the limit for an unbroken flow
 * of thought (J. Nielsen, Usability Engineering, 1993).
 */
const unnoticedMs = 1000;

let isLoaded = false;

/**
 * Loads the font files that the page needs. The open page gets the font only within a second of the first paint and if
 * it causes no layout shift; otherwise the next page does.
 * @param rendered settled when the application has hydrated the page or has failed: the markup must not change before
 */
export async function swapWebFont(rendered: Promise<void>): Promise<void> {
  const settled = Promise.allSettled([rendered]);
  await afterFrame();
  const families = getComputedStyle(document.documentElement).getPropertyValue('--typeface');
  try {
    await document.fonts.load(`1em ${families}`, document.body.textContent);
  } catch {
    // A file was lost: the site stays in the system font.
    return;
  }
  isLoaded = true;
  writeStored('localStorage', storageKey, '');
  await settled;
  await afterFrame();
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const isUnread = performance.now() - (firstPaint?.startTime ?? 0) < unnoticedMs;
  if (getComputedStyle(document.body).fontFamily.startsWith(families)) {
    // Keeps the font when the window becomes narrow.
    applyWebFont();
  } else if (isUnread) {
    await swapOpenPage();
  }
}

/** Applies the font to a page that is rendered anew, if the font is loaded. */
export function applyWebFont(): void {
  if (isLoaded) {
    apply(document.documentElement);
  }
}

/**
 * Swaps the font of the open page, unless something in view would move. What is below the view follows part by part,
 * each in a frame of its own, so that a long page stays responsive.
 */
async function swapOpenPage(): Promise<void> {
  const parts = partsOfPage();
  const isBelow = (part: HTMLElement) => part.getBoundingClientRect().top >= window.innerHeight;
  const below = parts.filter(isBelow);
  const others = parts.filter((part) => !below.includes(part));
  if (!causesNoLayoutShift(others, () => others.forEach(apply))) {
    others.forEach(remove);
    return;
  }
  for (const part of below) {
    await nextFrame();
    apply(part);
  }
  // For elements that are added later, such as a notice.
  await nextFrame();
  apply(document.documentElement);
}

/** The children of the page, and the sections in its main part; the document itself where no page is rendered yet. */
function partsOfPage(): HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-page] > :not(main), main > * > *');
  return parts.length > 0 ? [...parts] : [document.documentElement];
}

/** Waits until a frame has been drawn: what has been computed for it can be read without delay. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function apply({ dataset }: HTMLElement): void {
  dataset.typeface = 'applied';
}

function remove({ dataset }: HTMLElement): void {
  delete dataset.typeface;
}
