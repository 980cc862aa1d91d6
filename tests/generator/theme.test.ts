import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../generator/core/resolve/colours.ts';
import {
  accentColours,
  leastShapeContrast,
  leastTextContrast,
  lightSurfaces,
} from '../../generator/core/resolve/theme.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { emitThemeStyle } from '../../generator/emit/theme-style.ts';
import { projectRoot, readFixture, replaceOnce } from '../support/workspace.ts';

/** Any colour as `#rrggbb`. */
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Ordinary colours of brands, and the ends of the scales. */
const brandColours = [
  '#f5a400',
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0a2f6b',
  '#007c30',
  '#ff69b4',
  '#808080',
  '#FF0000',
];

describe('a colour of a brand', () => {
  const darkSurfaces = ['#232b36', '#171d25', '#12161b', '#1b2129', '#0d1014', '#090c0f'];
  const isReadable = (colour: string) => {
    const { accent, accentInk, accentEdge, accentOnDark, accentOnDarkInk, accentWords } =
      accentColours(colour);
    // Words on buttons, bands and icons, and the ring of the focus on them.
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(leastTextContrast);
    expect(contrast(accentOnDarkInk, accentOnDark)).toBeGreaterThanOrEqual(leastTextContrast);
    // Icons, marks and edges on dark surfaces.
    for (const surface of darkSurfaces) {
      expect(contrast(accentOnDark, surface)).toBeGreaterThanOrEqual(leastShapeContrast);
    }
    // The line above the heading, by day and by night.
    for (const surface of ['#171d25', '#090c0f']) {
      expect(contrast(accentWords, surface)).toBeGreaterThanOrEqual(leastTextContrast);
    }
    // On light ones the colour is its own edge as long as it can be told from them.
    for (const surface of lightSurfaces) {
      expect(contrast(accentEdge, surface)).toBeGreaterThanOrEqual(
        accentEdge === accent ? 1.5 : leastShapeContrast,
      );
    }
    // By day a button has the very colour.
    expect(accent).toBe(colour.toLowerCase());
  };

  test.for(brandColours)('%s is readable by day and by night', isReadable);

  test('is readable whatever it is', () => {
    fc.assert(fc.property(anyColour, isReadable), { numRuns: 1000 });
  });

  test.for(['#f5a400', '#2c8654', '#ff3b30'])('%s stays as it is everywhere', (colour) => {
    const { accentEdge, accentOnDark } = accentColours(colour);
    expect([accentEdge, accentOnDark]).toEqual([colour, colour]);
  });

  test('becomes lighter or darker, and keeps its hue', () => {
    expect(accentColours('#0a2f6b').accentOnDark).toBe('#4b73b5');
    expect(accentColours('#ffff00').accentEdge).toBe('#8c8c00');
    expect(accentColours('#ff69b4').accentEdge).toBe('#ff69b4');
    expect(accentColours('#ffffff').accentEdge).toBe('#888888');
    expect(accentColours('#000000').accentOnDark).toBe('#737373');
  });

  test.for(brandColours)('%s brings about no finding', async (accent) => {
    const text = replaceOnce(
      await readFixture('ok/minimal'),
      'logo: [При, мер]',
      `logo: [При, мер]\n  theme:\n    accent: "${accent}"`,
    );
    expect(SiteDocument.read(text, new Map()).diagnostics).toEqual([]);
  });

  test('is measured against the surfaces of the style sheet', async () => {
    const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
    const surfaces = [
      ...tokens.matchAll(/--(?:paper|surface|surface-sunken|asphalt|asphalt-raised): (#\w+);/g),
    ];
    const long = surfaces.map(([, colour = '']) => (colour === '#fff' ? '#ffffff' : colour));
    expect(new Set(long)).toEqual(new Set([...lightSurfaces, ...darkSurfaces]));
  });

  test('contrast is that of the WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(leastTextContrast);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(leastTextContrast);
  });
});

describe('the style sheet', () => {
  const plain = { ...accentColours('#f5a400'), carousels: [] } as const;
  const withoutBanner = (content: string) => content.split('\n').slice(1).join('\n');

  test('without carousels has the look alone', () => {
    const { path, content } = emitThemeStyle({ ...plain, corners: 'soft', typeface: 'golos' });
    expect(path).toBe('theme.css');
    expect(withoutBanner(content)).toMatchInlineSnapshot(`
      "@import "#typefaces/golos.css";

      :root {
        --accent: #f5a400;
        --accent-ink: #14191f;
        --accent-edge: #f5a400;
        --accent-on-dark: #f5a400;
        --accent-on-dark-ink: #14191f;
        --accent-words: #f5a400;
        --radius-s: 0.5rem;
        --radius-m: 0.875rem;
        --radius-l: 1.5rem;
        --radius-pill: 99rem;
        --typeface: "Golos Text Variable";
        --fallback: "Golos Fallback", "Golos Fallback Roboto", system-ui, sans-serif;
      }
      "
    `);
  });

  test('has other colours by night where the own colour would be hardly seen', () => {
    const night = (accent: string) =>
      emitThemeStyle({ ...plain, ...accentColours(accent), corners: 'soft', typeface: 'system' })
        .content.split('@media (prefers-color-scheme: dark)')
        .at(1);
    expect(night('#f5a400')).toBeUndefined();
    const { accentOnDark, accentOnDarkInk } = accentColours('#0a2f6b');
    expect(night('#0a2f6b')).toContain(`--accent: ${accentOnDark}`);
    expect(night('#0a2f6b')).toContain(`--accent-ink: ${accentOnDarkInk}`);
    expect(night('#ffff00')).toContain('--accent-edge: #ffff00');
  });

  test('names the files of the chosen typeface only', () => {
    const sheet = (typeface: 'golos' | 'onest' | 'system') =>
      emitThemeStyle({ ...plain, corners: 'soft', typeface }).content;
    expect(sheet('golos').match(/#typefaces\/\w+/g)).toEqual(['#typefaces/golos']);
    expect(sheet('onest').match(/#typefaces\/\w+/g)).toEqual(['#typefaces/onest']);
    expect(sheet('system')).not.toContain('@import');
  });

  test('has every radius for every kind of corners', () => {
    for (const corners of ['sharp', 'soft', 'round'] as const) {
      const { content } = emitThemeStyle({ ...plain, corners, typeface: 'system' });
      expect(content.match(/--radius-\w+/g)).toEqual([
        '--radius-s',
        '--radius-m',
        '--radius-l',
        '--radius-pill',
      ]);
    }
  });
});
