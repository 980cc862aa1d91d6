/** Changes how wide the page is; what stands in the middle of the window stays at its height. */
export function keepingPlace(change: () => void): void {
  const text = document
    .elementsFromPoint(window.innerWidth / 3, window.innerHeight / 2)
    .find((element) => element.closest('main') !== null);
  const before = text?.getBoundingClientRect().top ?? 0;
  change();
  if (text !== undefined) {
    window.scrollBy({ top: text.getBoundingClientRect().top - before, behavior: 'instant' });
  }
}
