import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface BotCheck {
  /** See `HoneypotField`. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** Whether a bot seems to have filled in the form. A person may be suspected wrongly. */
  isSuspicious(): boolean;
  /** Skips the check of time: the form was filled in before hydration. */
  excuseTime(): void;
}

/** @param leastFillMs a form that is filled in faster is suspicious; 0 disables the check */
export function useBotCheck(leastFillMs: number): BotCheck {
  const honeypotRef = useRef<HTMLInputElement>(null);
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = performance.now();
  }, []);
  const excuseTime = useCallback(() => {
    startedAt.current = Number.NEGATIVE_INFINITY;
  }, []);
  const isSuspicious = () =>
    Boolean(honeypotRef.current?.value) || performance.now() - startedAt.current < leastFillMs;
  return { honeypotRef, isSuspicious, excuseTime };
}
