import { contrast, shiftLightness } from './colours.ts';

/** Text colours for an accent surface, the nearest to the site's own first. Source: design tokens of the runtime. */
const darkInk = '#14191f';
const lightInk = '#ffffff';
const blackInk = '#000000';

/** Least contrast of words (WCAG 2.2, 1.4.3) and of what is no text (1.4.11). */
export const leastTextContrast = 4.5;
export const leastShapeContrast = 3;

/** Least contrast of a surface that is told from what is around it by the words on it as well. */
const leastSurfaceContrast = 1.5;

/** What an accent stands on. Source: design tokens of the runtime, by day; at night all surfaces are darker. */
export const lightSurfaces = ['#ffffff', '#f8f6f1', '#efece4'] as const;
const lightestDarkSurface = '#232b36';
/** The one that has words in the accent. */
const heroSurface = '#171d25';

/** The text colour that reads better on an accent colour; on middle greys only black is enough. */
function inkOn(accent: string): string {
  const ink = contrast(accent, darkInk) >= contrast(accent, lightInk) ? darkInk : lightInk;
  return contrast(accent, ink) >= leastTextContrast ? ink : blackInk;
}

/** What becomes of the colour of a brand where it has to be seen. All are `#rrggbb`. */
export interface AccentColours {
  /** The colour itself: buttons and bands on light surfaces, and icons. */
  readonly accent: string;
  /** Words on it. */
  readonly accentInk: string;
  /** Its edge and its marks on light surfaces: where the colour is hardly seen there, a darker one. */
  readonly accentEdge: string;
  /** The colour on dark surfaces, by night everywhere: lighter where it is hardly seen there. */
  readonly accentOnDark: string;
  /** Words on that. */
  readonly accentOnDarkInk: string;
  /** Words in the colour, at the head of a page: lighter where they could not be read there. */
  readonly accentWords: string;
}

/** Derives from any colour what can be seen and read by day and by night; keeps the colour wherever it can. */
export function accentColours(colour: string): AccentColours {
  const accent = colour.toLowerCase();
  const isSeenOnLight = (least: number) => (candidate: string) =>
    lightSurfaces.every((surface) => contrast(candidate, surface) >= least);
  const accentOnDark = shiftLightness(
    accent,
    'white',
    (candidate) => contrast(candidate, lightestDarkSurface) >= leastShapeContrast,
  );
  return {
    accent,
    accentInk: inkOn(accent),
    accentEdge: isSeenOnLight(leastSurfaceContrast)(accent)
      ? accent
      : shiftLightness(accent, 'black', isSeenOnLight(leastShapeContrast)),
    accentOnDark,
    accentOnDarkInk: inkOn(accentOnDark),
    accentWords: shiftLightness(
      accent,
      'white',
      (candidate) => contrast(candidate, heroSurface) >= leastTextContrast,
    ),
  };
}
