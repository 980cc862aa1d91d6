import type { Embla } from './embla.ts';
import { settledShare, stepPhysics } from './step-physics.ts';

/** Direction of a step. */
export type Step = 'previous' | 'next';

/**
 * Moves the carousel by one slide in a given time, if it is not at the end. Embla's own `scrollNext` has a constant
 * friction, with which no duration gives that time (see `step-physics.ts`).
 * @param speedMs duration in milliseconds; 0 for none
 */
export function moveByStep(embla: Embla, step: Step, speedMs: number): void {
  const canStep = step === 'next' ? embla.canScrollNext() : embla.canScrollPrev();
  if (!canStep) {
    return;
  }
  const { scrollBody, scrollTo, index } = embla.internalEngine();
  const { useFriction: setFriction, useDuration: setDuration } = scrollBody;
  const { duration, friction } = stepPhysics(speedMs);
  setFriction(friction);
  setDuration(duration);
  const direction = step === 'next' ? 1 : -1;
  // Embla's direction is that of the track, opposite to that of the row.
  scrollTo.index(index.add(direction).get(), -direction);
}

/**
 * Ends a movement whose remainder is invisible; Embla alone would continue for a second. To be called in every frame.
 */
export function settleEarly(embla: Embla): void {
  const { dragHandler, scrollBody, scrollSnaps, target, offsetLocation } = embla.internalEngine();
  if (dragHandler.pointerDown()) {
    return;
  }
  const [first = 0, second = first] = scrollSnaps;
  const settledPx = settledShare * Math.abs(second - first);
  const restPx = Math.abs(target.get() - offsetLocation.get());
  if (restPx <= settledPx && Math.abs(scrollBody.velocity()) <= settledPx) {
    settleNow(embla);
  }
}

/** Jumps to the target in this frame; Embla reports that it has settled. */
export function settleNow(embla: Embla): void {
  const { animation, scrollBody } = embla.internalEngine();
  const { useDuration: setDuration } = scrollBody;
  setDuration(0);
  animation.update();
  animation.render(1);
}
