import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';

export interface FillGuard {
  /** The field that only programs fill in. */
  readonly trapRef: RefObject<HTMLInputElement | null>;
  /** Whether the form looks as if a program had filled it in. A person may be wrongly taken for one. */
  isSuspicious(): boolean;
  /** What stands in the form was there before its code: its time is not known. */
  excuseTime(): void;
}

/** @param leastFillMs a form that is filled in faster is suspicious; 0 for no such check */
export function useFillGuard(leastFillMs: number): FillGuard {
  const trapRef = useRef<HTMLInputElement>(null);
  const startedAt = useRef(0);
  const isExcused = useRef(false);
  useEffect(() => {
    startedAt.current = performance.now();
  }, []);
  const isSuspicious = useCallback(() => {
    const isTrapped = trapRef.current !== null && trapRef.current.value !== '';
    const isTooFast = !isExcused.current && performance.now() - startedAt.current < leastFillMs;
    return isTrapped || isTooFast;
  }, [leastFillMs]);
  const excuseTime = useCallback(() => {
    isExcused.current = true;
  }, []);
  return useMemo(() => ({ trapRef, isSuspicious, excuseTime }), [isSuspicious, excuseTime]);
}
