import type { CarouselStyle } from '../core/resolve/carousel-styles.ts';
import type { Corners, Theme, Typeface } from '../core/resolve/site-model.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/** A window this much narrower than the breakpoint is below it; CSS counts fractions of a pixel. */
const belowStepPx = 0.02;

/** Radii from small (fields) to large (cards), and that of pills. */
const radii: Readonly<Record<Corners, readonly string[]>> = {
  sharp: ['--radius-s: 0', '--radius-m: 0', '--radius-l: 0.125rem', '--radius-pill: 0.125rem'],
  soft: ['--radius-s: 0.5rem', '--radius-m: 0.875rem', '--radius-l: 1.5rem', '--radius-pill: 99rem'],
  round: ['--radius-s: 0.875rem', '--radius-m: 1.75rem', '--radius-l: 2rem', '--radius-pill: 99rem'],
};

/** Last resort of every list of fonts. */
const systemFonts = 'system-ui, sans-serif';

/** The fonts of each typeface, and those that take its room until it is there. */
const fonts: Readonly<Record<Typeface, Readonly<Record<'typeface' | 'fallback', string>>>> = {
  golos: {
    typeface: '"Golos Text Variable"',
    fallback: `"Golos Fallback", "Golos Fallback Roboto", ${systemFonts}`,
  },
  onest: {
    typeface: '"Onest Variable"',
    fallback: `"Onest Fallback", "Onest Fallback Roboto", ${systemFonts}`,
  },
  system: { typeface: 'system-ui', fallback: systemFonts },
};

function printRule(selector: string, declarations: readonly string[], indent = ''): string {
  const lines = declarations.map((declaration) => `${indent}  ${declaration};\n`).join('');
  return `${indent}${selector} {\n${lines}${indent}}\n`;
}

/** Arrows that are not shown take no room and are found by screen readers: the only way they have to the next slide. */
const arrowDeclarations = {
  shown: ['--carousel-arrows: static', '--carousel-clip: none'],
  hidden: ['--carousel-arrows: absolute', '--carousel-clip: inset(50%)'],
} as const;

function carouselDeclarations(settings: {
  readonly slidesPerView?: number;
  readonly gapPx?: number;
  readonly arrows?: boolean;
}): string[] {
  return [
    ...(settings.slidesPerView === undefined ? [] : [`--carousel-slides: ${settings.slidesPerView}`]),
    ...(settings.gapPx === undefined ? [] : [`--carousel-gap: ${settings.gapPx}px`]),
    ...(settings.arrows === undefined ? [] : arrowDeclarations[settings.arrows ? 'shown' : 'hidden']),
  ];
}

function carouselRules({ settings, slideCount }: CarouselStyle): string[] {
  const selector = `.${settings.className}`;
  return [
    // A style attribute could say it too, but is not allowed in static HTML.
    printRule(selector, [`--carousel-count: ${slideCount}`, ...carouselDeclarations(settings)]),
    ...settings.breakpoints.map(
      (breakpoint) =>
        `@media (max-width: ${breakpoint.belowPx - belowStepPx}px) {\n` +
        printRule(selector, carouselDeclarations(breakpoint), '  ') +
        '}\n',
    ),
  ];
}

/** `generated/theme.css`: the settings of `site.yaml` that only a style sheet can carry. */
export function emitThemeStyle(theme: Theme): EmittedFile {
  const { typeface, fallback } = fonts[theme.typeface];
  const byDay = printRule(':root', [
    `--accent: ${theme.accent}`,
    `--accent-ink: ${theme.accentInk}`,
    `--accent-edge: ${theme.accentEdge}`,
    `--accent-on-dark: ${theme.accentOnDark}`,
    `--accent-on-dark-ink: ${theme.accentOnDarkInk}`,
    `--accent-words: ${theme.accentWords}`,
    ...radii[theme.corners],
    `--typeface: ${typeface}`,
    `--fallback: ${fallback}`,
  ]);
  const byNight = printRule(
    ':root',
    [
      `--accent: ${theme.accentOnDark}`,
      `--accent-ink: ${theme.accentOnDarkInk}`,
      `--accent-edge: ${theme.accentOnDark}`,
    ],
    '  ',
  );
  const night = `@media (prefers-color-scheme: dark) {\n${byNight}}\n`;
  const isSameByNight = theme.accentOnDark === theme.accent && theme.accentEdge === theme.accent;
  // The files of the other typefaces are not even named, so no page asks for them.
  const files = theme.typeface === 'system' ? '' : `@import "#typefaces/${theme.typeface}.css";\n\n`;
  const blocks = [byDay, ...(isSameByNight ? [] : [night]), ...theme.carousels.flatMap(carouselRules)];
  return {
    path: 'theme.css',
    content: `/* ${bannerText} */\n${files}${blocks.join('\n')}`,
  };
}
