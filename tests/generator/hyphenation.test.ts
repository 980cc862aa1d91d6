import { expect, test } from 'vitest';
import { hyphenate } from '../../generator/core/resolve/hyphenation.ts';

const shown = (text: string, language = 'ru') => hyphenate(text, language).replaceAll('\u00ad', '-');

test.for([
  ['квалификации', 'ква-ли-фи-ка-ции'],
  ['Предупредили', 'Пре-ду-пре-дили'],
  ['консульства', 'кон-суль-ства'],
  ['отдохнувшим', 'отдох-нув-шим'],
  ['Документы', 'Доку-менты'],
] as const)('%s is parted as %s', ([word, parted]) => {
  expect(shown(word)).toBe(parted);
});

test('short words, other words and other languages stay as they are', () => {
  expect(shown('Помогали, какие вопросы задавать')).toBe('Помогали, какие вопросы задавать');
  expect(shown('Left in the guest-book: straightforward', 'en')).toBe(
    'Left in the guest-book: straightforward',
  );
  expect(shown('страница /licenceChange')).toBe('страница /licenceChange');
});

test('the text is the same without its hyphens', () => {
  const text = 'Разложили по порядку: «распечатывали», договаривались и подчёркивали.';
  expect(hyphenate(text, 'be-BY').replaceAll('\u00ad', '')).toBe(text);
});
