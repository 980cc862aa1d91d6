import { useEffect } from 'react';
import type { Embla } from './embla.ts';
import { moveByStep } from './move.ts';

/**
 * Advances the carousel after every interval without movement, while the page is visible.
 * @param intervalMs absent while the carousel stands still
 */
export function useAutoplay(embla: Embla | undefined, intervalMs: number | undefined, speedMs: number): void {
  useEffect(() => {
    if (embla === undefined || intervalMs === undefined) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(advance, intervalMs);
    };
    const advance = () => {
      if (!document.hidden) {
        moveByStep(embla, 'next', speedMs);
      }
      wait();
    };
    embla.on('select', wait).on('pointerUp', wait);
    wait();
    return () => {
      clearTimeout(timer);
      embla.off('select', wait).off('pointerUp', wait);
    };
  }, [embla, intervalMs, speedMs]);
}
