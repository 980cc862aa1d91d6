/** The first paint of a page that has loaded is told by then, in milliseconds after; Firefox may tell none of a reload. */
const untoldPaintMs = 1000;

/**
 * Calls back when the page has loaded and its first view is painted. A page in a background tab waits until it is
 * shown.
 */
export function whenPainted(next: () => void): void {
  window.addEventListener('load', () => {
    afterFirstPaint(() => {
      // Pictures that loaded last are painted in the next frame.
      requestAnimationFrame(() => setTimeout(next));
    });
  });
}

function afterFirstPaint(next: () => void): void {
  const proceed = () => {
    observer.disconnect();
    clearTimeout(timer);
    next();
  };
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) {
      proceed();
    }
  });
  observer.observe({ type: 'paint', buffered: true });
  const timer = setTimeout(proceed, untoldPaintMs);
}
