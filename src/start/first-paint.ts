/**
 * Goes on when the page has loaded and all of it that is on the screen is painted. A page in a tab that nobody has
 * looked at yet is not painted, and waits.
 */
export function whenPainted(next: () => void): void {
  const afterLoad = () => {
    afterFirstPaint(() => {
      // Pictures that came last are painted in the next frame.
      requestAnimationFrame(() => setTimeout(next));
    });
  };
  if (document.readyState === 'complete') {
    afterLoad();
  } else {
    window.addEventListener('load', afterLoad);
  }
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
