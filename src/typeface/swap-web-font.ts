/**
 * The site's typeface in narrow windows. Its files are larger than the document; a phone that fetched them first
 * would show the page a fifth of a second later. So the page is painted in the visitor's own letters, which take
 * the same room, and the typeface comes after. Wide windows have it from the style sheet at once.
 */
import { causesNoLayoutShift } from './layout-shift.ts';

/** Remembers for the next document that the browser has the files; `start/cached-typeface.ts` reads it. */
const storageKey = 'typeface';

/**
 * How long after the first paint letters may still change: nobody is deep in the text yet, and a second is the
 * limit for an unbroken flow of thought (J. Nielsen, Usability Engineering, 1993).
 */
const unnoticedMs = 1000;

let isHere = false;

/**
 * Fetches what the page's letters need of the typeface. The page that is open gets it only while nobody can have
 * begun to read, and where no line moves by it; else it is for the next page.
 * @param drawn settled when the application has taken the page over, or has failed to: what it compares with the
 * server's markup must not be changed before
 */
export async function swapWebFont(drawn: Promise<void>): Promise<void> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--typeface');
  try {
    await document.fonts.load(`1em ${families}`, document.body.textContent);
  } catch {
    // A file did not come: the site stays in the visitor's own letters.
    return;
  }
  isHere = true;
  keep();
  await Promise.allSettled([drawn]);
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const isUnread = performance.now() - (firstPaint?.startTime ?? 0) < unnoticedMs;
  if (getComputedStyle(document.body).fontFamily.startsWith(families)) {
    // It shall stay where the window becomes narrow.
    applyWebFont();
  } else if (isUnread) {
    await setPage();
  }
}

/** For a page that is drawn anew: the typeface, if it is here. */
export function applyWebFont(): void {
  if (isHere) {
    set(document.documentElement);
  }
}

/**
 * Sets the open page in the typeface, unless something in view would move. What lies below the view follows part by
 * part, each in a frame of its own: a long page that is set anew at once does not answer for a moment.
 */
async function setPage(): Promise<void> {
  const parts = partsOfPage();
  const isBelow = (part: HTMLElement) => part.getBoundingClientRect().top >= window.innerHeight;
  const below = parts.filter(isBelow);
  const others = parts.filter((part) => !below.includes(part));
  if (!causesNoLayoutShift(() => others.forEach(set))) {
    others.forEach(unset);
    return;
  }
  for (const part of below) {
    await nextFrame();
    set(part);
  }
  // What comes later, such as a notice, is no part of the page yet.
  await nextFrame();
  set(document.documentElement);
}

/** The page's children and those of its main part; all of the document where no page is drawn yet. */
function partsOfPage(): HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-page] > :not(main), main > *');
  return parts.length > 0 ? [...parts] : [document.documentElement];
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function set({ dataset }: HTMLElement): void {
  dataset.typeface = 'applied';
}

function unset({ dataset }: HTMLElement): void {
  delete dataset.typeface;
}

function keep(): void {
  try {
    localStorage.setItem(storageKey, '');
  } catch {
    // A browser that keeps nothing for sites throws; the next document is painted as this one was.
  }
}
