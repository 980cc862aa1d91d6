import type { CarouselSettings } from '../../src/model.ts';
import type { Theme } from '../resolve/site-model.ts';
import { bannerText } from './banner.ts';
import type { EmittedFile } from './emitted-file.ts';

/** A window this much narrower than the breakpoint is below it; CSS counts fractions of a pixel. */
const belowStepPx = 0.02;

interface Rule {
  readonly selector: string;
  readonly declarations: readonly string[];
}

function printRule({ selector, declarations }: Rule, indent = ''): string {
  const lines = declarations.map((declaration) => `${indent}  ${declaration};\n`).join('');
  return `${indent}${selector} {\n${lines}${indent}}\n`;
}

function carouselDeclarations(settings: {
  readonly slidesPerView?: number;
  readonly gapPx?: number;
  readonly arrows?: boolean;
}): string[] {
  return [
    ...(settings.slidesPerView === undefined ? [] : [`--carousel-slides: ${settings.slidesPerView}`]),
    ...(settings.gapPx === undefined ? [] : [`--carousel-gap: ${settings.gapPx}px`]),
    ...(settings.arrows === undefined ? [] : [`--carousel-arrows: ${settings.arrows ? 'flex' : 'none'}`]),
  ];
}

function carouselRules(carousel: CarouselSettings): string[] {
  const selector = `.${carousel.className}`;
  return [
    printRule({ selector, declarations: carouselDeclarations(carousel) }),
    ...carousel.breakpoints.map(
      (breakpoint) =>
        `@media (max-width: ${breakpoint.belowPx - belowStepPx}px) {\n` +
        printRule({ selector, declarations: carouselDeclarations(breakpoint) }, '  ') +
        '}\n',
    ),
  ];
}

/** `generated/theme.css`: the settings of `site.yaml` that only a style sheet can carry. */
export function emitThemeStyle(theme: Theme): EmittedFile {
  const root: Rule = {
    selector: ':root',
    declarations: [`--accent: ${theme.accent}`, `--accent-ink: ${theme.accentInk}`],
  };
  const blocks = [printRule(root), ...theme.carousels.flatMap(carouselRules)];
  return {
    path: 'theme.css',
    content: `/* ${bannerText} */\n${blocks.join('\n')}`,
  };
}
