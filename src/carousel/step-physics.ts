/**
 * Converts milliseconds to Embla's parameters. Embla simulates 60 steps a second, `velocity = (velocity + distance /
 * duration) * friction`. The fastest movement without overshoot has `friction = λ²` and `duration = λ² / (1 - λ)²`;
 * after n steps it leaves the share `λⁿ (1 + n (1 - λ))` of the way. With `λ = exp(-x / n)` that is at most
 * `(1 + x) exp(-x)`, whatever n is. The carousel jumps from there (`settleEarly` in `move.ts`). With Embla's own friction
 * of 0.68, λ is at least 0.82 and a step of 250 px takes 0.7 s.
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

/** The x with which `settledShare` is left. */
const decay = 8.5;

/**
 * The parameters of Embla's `scrollBody` with which a step settles in a given time; a duration of 0 means at once.
 * @param speedMs from the click to rest, in milliseconds
 */
export function stepPhysics(speedMs: number): { readonly duration: number; readonly friction: number } {
  const steps = (speedMs * stepsPerSecond) / 1000 - unseenSteps;
  const kept = steps > 1 ? Math.exp(-decay / steps) : 0;
  return { duration: (kept / (1 - kept)) ** 2, friction: kept ** 2 };
}
