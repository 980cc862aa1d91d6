/** The files of the typeface that came with an earlier document are used from the first paint. */
export function applyCachedTypeface(): void {
  try {
    // `typeface/swap-web-font.ts` has put it there.
    if (localStorage.getItem('typeface') !== null) {
      document.documentElement.dataset.typeface = 'applied';
    }
  } catch {
    // A browser that keeps nothing for sites throws; the page is painted as on a first visit.
  }
}
