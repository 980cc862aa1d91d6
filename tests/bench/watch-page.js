// Runs in the page before its own scripts; the benchmark reads `window.seen`. Plain JavaScript, because a
// compiler's helpers would not be there.
{
  /** A task of the main thread that is longer than this blocks (Lighthouse's definition). */
  const longTaskMs = 50;

  const seen = { largest: 0, blocking: 0, shift: 0 };
  window.seen = seen;

  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - longTaskMs);
  });
  watch('layout-shift', (entry) => {
    seen.shift += entry.value;
  });
}
