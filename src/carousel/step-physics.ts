/**
 * Milliseconds → the numbers that Embla moves by.
 *
 * Embla has no clock: its scroll body makes 60 steps a second, and in each of them
 *
 *     velocity = (velocity + distance / duration) * friction;   distance = distance - velocity
 *
 * where `distance` is what is left to the target. The pair (distance, velocity) is multiplied by a matrix with
 * the trace 1 + friction - friction / duration and the determinant `friction`. Both of its eigenvalues are the
 * same λ, and the movement is the fastest one without overshoot, where
 *
 *     friction = λ²      duration = λ² / (1 - λ)²
 *
 * Started at rest, the share of the way that is left after n steps is then
 *
 *     left(n) = λⁿ (1 + n (1 - λ))
 *
 * Embla's own friction of 0.68 bounds λ from below by 0.82: a step of 250 px would need 0.7 s to come within
 * half a pixel whatever the duration, and 1.6 s to what Embla itself calls settled (0.001 px). So both numbers
 * are chosen: λ such that after the wanted time `settledShare` of the way is left, which the eye cannot see.
 * From there the carousel jumps (`settleEarly` in `move.ts`).
 *
 * For 400 ms this gives λ = 0.70, that is friction 0.49 and duration 5.6: half of the way after 70 ms and 93 % of
 * it after 200 ms, an ease-out. Measured in Chromium: 390 to 420 ms from the key to the rest, at every width.
 */

/** Embla's fixed steps in a second. */
const stepsPerSecond = 60;

/**
 * Steps of the wanted time that are not steps: a press waits for the next frame, the end is found at the end of
 * a frame and shown with it, while the first frame makes two steps at once, of which the drawing lags one behind.
 */
const unseenSteps = 0.5;

/** Share of a step's way under which it has settled: half a pixel of 250. */
export const settledShare = 0.002;

/** What `scrollBody` takes. */
export interface StepPhysics {
  /** 0 is Embla's word for at once. */
  readonly duration: number;
  readonly friction: number;
}

/**
 * The physics with which one step of the carousel settles in a given time.
 *
 * @param speedMs time from the press to the rest, in milliseconds
 */
export function stepPhysics(speedMs: number): StepPhysics {
  const steps = (speedMs * stepsPerSecond) / 1000 - unseenSteps;
  if (steps <= 1) {
    return { duration: 0, friction: 0 };
  }
  const decay = decayFor(steps);
  return { duration: (decay / (1 - decay)) ** 2, friction: decay ** 2 };
}

/** The λ that leaves `settledShare` after the given number of steps. `left` grows with λ, so bisection finds it. */
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
