/** Uses the web font from the first paint if an earlier document has loaded its files. */
export function applyCachedTypeface(): void {
  try {
    // `typeface/swap-web-font.ts` has written it.
    if (localStorage.getItem('typeface') !== null) {
      document.documentElement.dataset.typeface = 'applied';
    }
  } catch {
    // Without storage the page is painted as on a first visit.
  }
}
