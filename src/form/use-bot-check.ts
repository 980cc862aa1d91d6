import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

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
  const isExcused = useRef(false);
  useEffect(() => {
    startedAt.current = performance.now();
  }, []);
  const isSuspicious = useCallback(() => {
    const isHoneypotFilled = honeypotRef.current !== null && honeypotRef.current.value !== '';
    const isTooFast = !isExcused.current && performance.now() - startedAt.current < leastFillMs;
    return isHoneypotFilled || isTooFast;
  }, [leastFillMs]);
  const excuseTime = useCallback(() => {
    isExcused.current = true;
  }, []);
  return useMemo(() => ({ honeypotRef, isSuspicious, excuseTime }), [isSuspicious, excuseTime]);
}
