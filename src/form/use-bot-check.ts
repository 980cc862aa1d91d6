import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

export interface BotCheck {
  /** The field that only programs fill in. */
  readonly honeypotRef: RefObject<HTMLInputElement | null>;
  /** Whether the form looks as if a program had filled it in. A person may be wrongly taken for one. */
  isSuspicious(): boolean;
  /** What stands in the form was there before its code: its time is not known. */
  excuseTime(): void;
}

/** @param leastFillMs a form that is filled in faster is suspicious; 0 for no such check */
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
