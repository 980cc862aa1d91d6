import { describe, expect, test } from 'vitest';
import { linesAround, toggleList, toggleMark } from '../../src/editor/markdown-marks.ts';

describe('a mark', () => {
  test.for([
    ['слово', '**слово**'],
    ['**слово**', 'слово'],
    [' слово ', ' **слово** '],
    ['*слово*', '***слово***'],
    ['***слово***', '*слово*'],
    ['Раз\nи ещё\n\nДва', '**Раз\nи ещё**\n\n**Два**'],
    ['**Раз**\n\n**Два**', 'Раз\n\nДва'],
    ['**Раз**\n\nДва', '**Раз**\n\n**Два**'],
    ['- Раз\n- Два\n', '- **Раз**\n- **Два**\n'],
    ['1. Раз\n2. **Два**', '1. **Раз**\n2. **Два**'],
  ] as const)('stands around words and in no other place: %j', ([selected, marked]) => {
    expect(toggleMark(selected, '**')).toBe(marked);
  });

  test('of italics is none of bold', () => {
    expect(toggleMark('**слово**', '*')).toBe('***слово***');
    expect(toggleMark('***слово***', '*')).toBe('**слово**');
    expect(toggleMark('*слово*', '*')).toBe('слово');
  });
});

describe('a list', () => {
  test.for([
    ['Раз\nДва', '- Раз\n- Два'],
    ['- Раз\n- Два', 'Раз\nДва'],
    ['- Раз\nДва', '- Раз\n- Два'],
    ['Раз\n\nДва\n', '- Раз\n- Два\n'],
    ['', '- '],
  ] as const)('is made of lines, and lines of a list: %j', ([lines, written]) => {
    expect(toggleList(lines)).toBe(written);
  });

  test('is of whole lines', () => {
    expect(linesAround('один\nдва\nтри', 6, 6)).toEqual([5, 8]);
    expect(linesAround('один\nдва\nтри', 0, 6)).toEqual([0, 8]);
    expect(linesAround('один\nдва\nтри', 9, 12)).toEqual([9, 12]);
  });
});
