/** Smallest shift that counts, in pixels (Layout Instability, 2.1). */
const leastMovePx = 3;

/** Elements whose position depends on line breaks. */
const measured = 'h1, h2, h3, p, li, a, button, img';

/**
 * Makes a change of style and tells whether all text and pictures in view kept their vertical position. Nothing is
 * painted meanwhile, so the change can be undone unseen.
 * @param parts of the page that the window shows something of
 */
export function causesNoLayoutShift(parts: readonly HTMLElement[], change: () => void): boolean {
  const before = topsInView(parts);
  change();
  return [...before].every(
    ([element, top]) => Math.abs(element.getBoundingClientRect().top - top) < leastMovePx,
  );
}

function topsInView(parts: readonly HTMLElement[]): Map<Element, number> {
  const tops = new Map<Element, number>();
  const isMeasured = (part: Element) => part.matches(measured);
  for (const element of parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(isMeasured)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) {
      tops.set(element, top);
    }
  }
  return tops;
}
