/** Less than this the eye does not see, and browsers do not count as a shift (Layout Instability, 2.1). */
const leastMovePx = 3;

/** What stands where a line breaks or not, and few enough to be measured in passing. */
const measured = 'h1, h2, h3, p, li, a, button, img';

/**
 * Changes the look of the page and tells whether text and pictures in view have stayed at their height. Nothing is
 * painted in between: what moved can be taken back unseen.
 */
export function causesNoLayoutShift(change: () => void): boolean {
  const before = topsInView();
  change();
  return [...before].every(
    ([element, top]) => Math.abs(element.getBoundingClientRect().top - top) < leastMovePx,
  );
}

function topsInView(): Map<Element, number> {
  const tops = new Map<Element, number>();
  for (const element of document.body.querySelectorAll(measured)) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) {
      tops.set(element, top);
    }
  }
  return tops;
}
