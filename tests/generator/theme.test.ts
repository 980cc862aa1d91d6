import { describe, expect, test } from 'vitest';
import { emitThemeStyle } from '../../generator/emit/theme-style.ts';
import { contrast, inkOn } from '../../generator/resolve/theme.ts';

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

test('a style sheet without carousels has the colours alone', () => {
  const { path, content } = emitThemeStyle({ accent: '#f5a400', accentInk: '#14191f', carousels: [] });
  expect(path).toBe('theme.css');
  expect(content.split('\n').slice(1).join('\n')).toBe(
    ':root {\n  --accent: #f5a400;\n  --accent-ink: #14191f;\n}\n',
  );
});
