/** Text colours for an accent surface: near-black and white. Source: design tokens of the runtime. */
const darkInk = '#14191f';
const lightInk = '#ffffff';

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(colour: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The text colour that reads better on an accent colour. */
export function inkOn(accent: string): string {
  return contrast(accent, darkInk) >= contrast(accent, lightInk) ? darkInk : lightInk;
}

/** Steps from a colour to white or black in which a nearer one is looked for. */
const mixingSteps = 256;

/** A mixture of two `#rrggbb` colours; `share` of the second, 0 to 1. */
function mix(a: string, b: string, share: number): string {
  const channel = (start: number): string => {
    const from = Number.parseInt(a.slice(start, start + 2), 16);
    const to = Number.parseInt(b.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The colour nearest to a given one, lighter or darker, that is enough; the colour itself where none is. */
export function nearestColour(colour: string, isEnough: (colour: string) => boolean): string {
  for (let step = 0; step <= mixingSteps; step += 1) {
    const share = step / mixingSteps;
    const found = [mix(colour, '#ffffff', share), mix(colour, '#000000', share)].find(isEnough);
    if (found !== undefined) {
      return found;
    }
  }
  return colour;
}
