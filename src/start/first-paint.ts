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
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect();
      next();
    }
  });
  observer.observe({ type: 'paint', buffered: true });
}
