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
