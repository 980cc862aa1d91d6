/**
 * The site's typeface in narrow windows. Its files are larger than the document; a phone that fetched them first
 * would show the page a fifth of a second later. So the page is painted in the visitor's own letters, which take
 * the same room, and the typeface comes after. Wide windows have it from the style sheet at once.
 */
import { holdsStill } from './holds-still.ts';

/** Remembers for the next document that the browser has the files; `start/kept-typeface.ts` reads it. */
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
 */
export async function settleTypeface(): Promise<void> {
  const root = document.documentElement;
  const families = getComputedStyle(root).getPropertyValue('--typeface');
  try {
    await document.fonts.load(`1em ${families}`, document.body.textContent);
  } catch {
    // A file did not come: the site stays in the visitor's own letters.
    return;
  }
  isHere = true;
  keep();
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const isUnread = performance.now() - (firstPaint?.startTime ?? 0) < unnoticedMs;
  const isApplied = 'typeface' in root.dataset;
  if (!isApplied && isUnread && !holdsStill(applyTypeface)) {
    delete root.dataset.typeface;
  }
}

/** For a page that is drawn anew: the typeface, if it is here. */
export function applyTypeface(): void {
  if (isHere) {
    document.documentElement.dataset.typeface = 'applied';
  }
}

function keep(): void {
  try {
    localStorage.setItem(storageKey, '');
  } catch {
    // A browser that keeps nothing for sites throws; the next document is painted as this one was.
  }
}
