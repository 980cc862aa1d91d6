import type { ContrastPartner } from '../../diagnostics/findings/low-contrast.ts';
import type { Rule } from '../check-site.ts';
import { contrast, inkOn, nearestColour } from '../theme.ts';

/** Least contrast of words on a button (WCAG 2.2, 1.4.3) and of what is no text (1.4.11). */
const wordsMinimum = 4.5;
const shapeMinimum = 3;

/** Least contrast at which the edge of a button is still seen; its words, with enough of their own, name it. */
const edgeMinimum = 1.2;

/** The lightest of the dark surfaces that the accent stands on, and the light ones. Source: design tokens of the runtime. */
const darkSurface = '#232b36';
const lightSurfaces = ['#ffffff', '#f8f6f1'] as const;

interface Demand {
  readonly against: ContrastPartner;
  readonly minimum: number;
  readonly ratio: (accent: string) => number;
}

const demands: readonly Demand[] = [
  { against: 'words', minimum: wordsMinimum, ratio: (accent) => contrast(accent, inkOn(accent)) },
  { against: 'dark', minimum: shapeMinimum, ratio: (accent) => contrast(accent, darkSurface) },
  {
    against: 'paper',
    minimum: edgeMinimum,
    ratio: (accent) => Math.min(...lightSurfaces.map((surface) => contrast(accent, surface))),
  },
];

function isEnough(accent: string): boolean {
  return demands.every(({ ratio, minimum }) => ratio(accent) >= minimum);
}

/** Digits behind the point of a ratio that people read; rounded down, so that too little never reads as enough. */
const ratioSteps = 10;

/** The accent colour carries words and stands on dark and on light surfaces. */
export const checkAccentContrast: Rule = (spec) => {
  const colour = spec.site.theme.accent.toLowerCase();
  const failed = demands.find(({ ratio, minimum }) => ratio(colour) < minimum);
  if (failed === undefined) {
    return [];
  }
  const { against, minimum, ratio } = failed;
  return [
    {
      code: 'low-contrast',
      args: {
        colour: spec.site.theme.accent,
        against,
        ratio: Math.floor(ratio(colour) * ratioSteps) / ratioSteps,
        minimum,
        proposal: nearestColour(colour, isEnough),
      },
      path: ['site', 'theme', 'accent'],
      target: 'value',
    },
  ];
};
