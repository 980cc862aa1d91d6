import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../generator/compile.ts';
import { emitThemeStyle } from '../../generator/emit/theme-style.ts';
import { contrast, inkOn } from '../../generator/resolve/theme.ts';
import { projectRoot, readFixture, replaceOnce } from '../support/workspace.ts';

/** Least contrast of a text: WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

describe('the text on the accent colour', () => {
  test.for(['#f5a400', '#2e8b57', '#000000', '#ffffff', '#FF0000', '#7f7f7f', '#0057b8', '#00ff00'])(
    'can be read on %s',
    (accent) => {
      // Mid greys reach the limit with one of the two only.
      expect(contrast(accent, inkOn(accent))).toBeGreaterThanOrEqual(4.2);
    },
  );

  test('contrast is that of the WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(leastContrast);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(leastContrast);
  });
});

describe('the style sheet', () => {
  const plain = { accent: '#f5a400', accentInk: '#14191f', carousels: [] } as const;
  const withoutBanner = (content: string) => content.split('\n').slice(1).join('\n');

  test('without carousels has the look alone', () => {
    const { path, content } = emitThemeStyle({ ...plain, corners: 'soft', typeface: 'golos' });
    expect(path).toBe('theme.css');
    expect(withoutBanner(content)).toMatchInlineSnapshot(`
      "@import "#typefaces/golos.css";

      :root {
        --accent: #f5a400;
        --accent-ink: #14191f;
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

describe('the accent colour', () => {
  const proposal = async (accent: string) => {
    const text = replaceOnce(
      await readFixture('ok/minimal'),
      'logo: [При, мер]',
      `logo: [При, мер]\n  theme:\n    accent: "${accent}"`,
    );
    const [finding] = check(text, new Map()).diagnostics;
    return finding?.code === 'low-contrast' ? finding.args : undefined;
  };

  test.for(['#f5a400', '#F5A400', '#ffd400', '#ff3b30'])('%s is enough', async (accent) => {
    expect(await proposal(accent)).toBeUndefined();
  });

  test.for([
    ['#0a2f6b', 'dark'],
    ['#000000', 'dark'],
    ['#ffffff', 'paper'],
    ['#fffde7', 'paper'],
    ['#2e8b57', 'words'],
  ] as const)('%s is not enough: %s; what is proposed is', async ([accent, against]) => {
    const args = await proposal(accent);
    expect(args).toMatchObject({ colour: accent, against });
    expect(await proposal(args?.proposal ?? '')).toBeUndefined();
  });

  test('is measured against the surfaces of the style sheet', async () => {
    const tokens = await readFile(join(projectRoot, 'src/styles/tokens.css'), 'utf8');
    for (const surface of ['--asphalt-raised: #232b36', '--paper: #f8f6f1', '--surface: #fff']) {
      expect(tokens).toContain(surface);
    }
  });
});
