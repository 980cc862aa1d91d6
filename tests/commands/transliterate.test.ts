import { expect, test } from 'vitest';
import { joinWords, latinWords } from '../../generator/core/text/transliterate.ts';

test.for([
  ['ru', 'Съёмка объекта: щётки, чай и экзамен', 'syomka-obekta-shchyotki-chay-i-ekzamen'],
  ['ru', 'Курс ADR (базовый) № 2', 'kurs-adr-bazovyy-no-2'],
  ['ru', 'Вы́езд', 'vyezd'],
  ['be', 'Гродна, ўезд і аб’ява', 'hrodna-wezd-i-abyava'],
  ['uk', 'Їжак, ґанок, сім’я, Київ', 'yizhak-ganok-simya-kyyiv'],
  ['pl', 'Prawo jazdy: Łódź', 'prawo-jazdy-lodz'],
  ['ru', '漢字 — !', ''],
] as const)('%s: %s', ([language, name, path]) => {
  expect(joinWords(latinWords(name, language), 'kebab')).toBe(path);
});

test('every letter of the three alphabets becomes Latin', () => {
  const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіўґєї';
  for (const language of ['ru', 'be', 'uk']) {
    for (const letter of letters + letters.toUpperCase()) {
      expect(latinWords(`a${letter}a`, language).join(' '), letter).toMatch(/^a[a-z]*a$/);
    }
  }
});

test('words are joined as the style says', () => {
  expect(joinWords(['licence', 'change'], 'camel')).toBe('licenceChange');
  expect(joinWords(['licence', 'change'], 'snake')).toBe('licence_change');
});
