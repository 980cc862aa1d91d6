/** The comparison of the browser tests sees what a visitor would, and nothing that only a browser would. */
import { describe, expect, test } from 'vitest';
import { compareAppearance, tolerancePx } from './support/appearance.ts';

const stored = `390 px
  main 0 73 390×800, day #161b22 on #f8f6f1 16.0:1, night #f2efe8 on #12161b 15.8:1
    li.card 16 20 358×90, border 1 #d8d3c7, radius 24px
      h3.card__title "Курс ADR" 16 16 200×24, 700 19/23.9 Golos
    li.card 16 120 358×90, border 1 #d8d3c7, radius 24px
      h3.card__title "Код 95" 16 16 200×24, 700 19/23.9 Golos
`;

const changed = (from: string, to: string) => compareAppearance(stored.replace(from, to), stored);

describe('a description is', () => {
  test('the stored one where nothing has changed', () => {
    expect(compareAppearance(stored, stored)).toEqual({ text: stored, changes: [] });
  });

  test('the stored one where a box differs by no more than a browser may', () => {
    const moved = stored.replace('16 20 358×90', `16 ${20 + tolerancePx} 358×${90 - tolerancePx}`);
    expect(compareAppearance(moved, stored)).toEqual({ text: stored, changes: [] });
  });

  test.for([
    ['16 120 358×90', '16 124 358×80', '390 px > main > li.card (2): height 90 → 80'],
    [
      '#12161b 15.8:1',
      '#000000 18.2:1',
      'main: night #f2efe8 on #12161b 15.8:1 → night #f2efe8 on #000000 18.2:1',
    ],
    [', radius 24px', '', 'li.card: radius 24px → nothing'],
    [
      '700 19/23.9',
      '650 18/22.5',
      'li.card > h3.card__title "Курс ADR": 700 19/23.9 Golos → 650 18/22.5 Golos',
    ],
    ['"Код 95"', '"Код"', 'li.card (2) > h3.card__title "Код": is new'],
  ] as const)('another where %s becomes %s, and says so', ([from, to, difference]) => {
    const { text, changes } = changed(from, to);
    expect(text).toBe(stored.replace(from, to));
    expect(changes.join('\n')).toContain(difference);
  });

  test('another where an element has gone', () => {
    const { text, changes } = changed('      h3.card__title "Код 95" 16 16 200×24, 700 19/23.9 Golos\n', '');
    expect(text).not.toContain('Код 95');
    expect(changes).toEqual(['390 px > main > li.card (2) > h3.card__title "Код 95": is gone']);
  });
});
