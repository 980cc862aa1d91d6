/**
 * Converts milliseconds to Embla's parameters. Embla simulates 60 steps a second, `velocity = (velocity + distance /
 * duration) * friction`. The fastest movement without overshoot has `friction = λ²` and `duration = λ² / (1 - λ)²`;
 * after n steps it leaves the share `λⁿ (1 + n (1 - λ))` of the way. λ is chosen such that `settledShare` is left after
 * the wanted time, and the carousel jumps from there (`settleEarly` in `move.ts`). With Embla's own friction of 0.68, λ
 * is at least 0.82 and a step of 250 px takes 0.7 s.
 */

/** Steps of Embla's simulation per second. */
const stepsPerSecond = 60;

/**
 * Duration in steps that the simulation does not cover: the wait for the first frame and the drawing of the last, less
 * the two steps of the first frame.
 */
const unseenSteps = 0.5;

/** Remaining share of the way at which a step has settled: half a pixel of 250. */
export const settledShare = 0.002;

/** Parameters of Embla's `scrollBody`. */
export interface StepPhysics {
  /** 0 means at once. */
  readonly duration: number;
  readonly friction: number;
}

/**
 * The parameters with which a step settles in a given time.
 * @param speedMs from the click to rest, in milliseconds
 */
export function stepPhysics(speedMs: number): StepPhysics {
  const steps = (speedMs * stepsPerSecond) / 1000 - unseenSteps;
  if (steps <= 1) {
    return { duration: 0, friction: 0 };
  }
  const decay = decayFor(steps);
  return { duration: (decay / (1 - decay)) ** 2, friction: decay ** 2 };
}

/** The λ that leaves `settledShare` after some steps, by bisection: the share grows with λ. */
function decayFor(steps: number): number {
  const precision = 1e-6;
  let low = 0;
  let high = 1;
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (shareLeft(middle, steps) > settledShare) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return (low + high) / 2;
}

/** Share of the way that is left after some steps. */
export function shareLeft(decay: number, steps: number): number {
  return decay ** steps * (1 + steps * (1 - decay));
}
