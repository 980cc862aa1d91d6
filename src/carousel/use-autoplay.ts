import { useEffect } from 'react';
import type { Embla } from './embla.ts';
import { moveByStep } from './move.ts';

interface Autoplay {
  readonly embla: Embla | undefined;
  readonly isRunning: boolean;
  readonly intervalMs: number;
  readonly speedMs: number;
}

/** Advances the carousel after every interval without movement, while the page is visible. */
export function useAutoplay({ embla, isRunning, intervalMs, speedMs }: Autoplay): void {
  useEffect(() => {
    if (embla === undefined || !isRunning) {
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
  }, [embla, isRunning, intervalMs, speedMs]);
}
