/** Colours as people see them, so that one can be made lighter or darker and stay the same colour (CSS Color 4, OKLCH). */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
const toOklch = registerMode(modeOklch);

/** Bisection steps for a lightness: finer than a channel of eight bits. */
const lightnessHalvings = 12;

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/**
 * The nearest lighter or darker colour of the same hue for which `isEnough` holds; the colour itself if it does.
 * @param colour `#rrggbb`
 * @param end direction of the change; `isEnough` must hold for this extreme
 */
export function shiftLightness(
  colour: string,
  end: 'white' | 'black',
  isEnough: (colour: string) => boolean,
): string {
  const own = toOklch(colour);
  if (own === undefined || isEnough(colour)) {
    return colour;
  }
  // As much chroma as screens can show.
  const atLightness = (l: number) => formatHex(clampChroma({ ...own, l }, 'oklch'));
  let [near, far] = [own.l, end === 'white' ? 1 : 0];
  for (let halving = 0; halving < lightnessHalvings; halving += 1) {
    const middle = (near + far) / 2;
    [near, far] = isEnough(atLightness(middle)) ? [near, middle] : [middle, far];
  }
  return atLightness(far);
}
