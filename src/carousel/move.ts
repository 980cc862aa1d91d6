import type { Embla } from './embla.ts';
import { settledShare, stepPhysics } from './step-physics.ts';

/** Which way a step goes. */
export type Step = 'previous' | 'next';

/**
 * Moves the carousel by one slide within a given time, or not at all where the row ends.
 *
 * Embla's own `scrollNext` keeps Embla's friction, with which no duration settles in a given time
 * (see `step-physics.ts`): here the engine is told both.
 *
 * @param speedMs time of the movement; 0 for none
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
  // Embla's direction is the track's: forward in the row is backward for the track.
  if (step === 'next') {
    scrollTo.index(index.add(1).get(), -1);
  } else {
    scrollTo.index(index.add(-1).get(), 1);
  }
}

/**
 * Ends a movement whose rest cannot be seen. Embla alone would go on for a second, to a thousandth of a pixel.
 * To be called for every frame of a movement.
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

/** Draws the target in this very frame, however far it is; Embla reports that it has settled. */
export function settleNow(embla: Embla): void {
  const { animation, scrollBody } = embla.internalEngine();
  const { useDuration: setDuration } = scrollBody;
  setDuration(0);
  animation.update();
  animation.render(1);
}
