// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { causesNoLayoutShift } from '../../src/typeface/layout-shift.ts';

/** Puts elements at heights of the window; a change can move them. */
function place(tops: readonly number[]): {
  readonly elements: readonly Element[];
  move: (by: readonly number[]) => void;
} {
  let moved: readonly number[] = tops.map(() => 0);
  document.body.replaceChildren(...tops.map(() => document.createElement('p')));
  const elements = [...document.body.children];
  for (const [index, element] of elements.entries()) {
    element.getBoundingClientRect = () => new DOMRect(0, (tops[index] ?? 0) + (moved[index] ?? 0), 100, 20);
  }
  return {
    elements,
    move: (by) => {
      moved = by;
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a change of the look', () => {
  test('makes itself, whether things move or not', () => {
    const { move } = place([0]);
    const change = vi.fn(() => move([50]));
    causesNoLayoutShift([document.body], change);
    expect(change).toHaveBeenCalledOnce();
  });

  test.for([
    { by: [0, 0], isStill: true },
    { by: [0, 2.9], isStill: true },
    { by: [0, 3], isStill: false },
    { by: [-24, 0], isStill: false },
  ])('that moves things by $by px', ({ by, isStill }) => {
    const { move } = place([0, 300]);
    expect(causesNoLayoutShift([document.body], () => move(by))).toBe(isStill);
  });

  test('may move what is out of view', () => {
    const { move } = place([-20, 300, window.innerHeight]);
    expect(causesNoLayoutShift([document.body], () => move([-24, 0, 24]))).toBe(true);
  });
});
