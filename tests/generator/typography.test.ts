import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypesetter } from '../../generator/core/resolve/typography.ts';

/** No-break spaces made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

const inLanguage = (language: string) => (text: string) => shown(createTypesetter(language).text(text));

describe('Russian', () => {
  const set = inLanguage('ru');

  test.for([
    ['Помогаем водителям и диспетчерам в Гродно', 'Помогаем водителям и~диспетчерам в~Гродно'],
    ['документы для рейсов по ЕС', 'документы для~рейсов по~ЕС'],
    ['не нужен ли перевод', 'не~нужен~ли перевод'],
    ['тяжелее 2,5 т, 5 лет и 185 дней', 'тяжелее 2,5~т, 5~лет и~185~дней'],
    ['под правило о 2,5 т не попадают', 'под~правило о~2,5~т не~попадают'],
    ['35, 140 или 280 часов', '35, 140 или~280~часов'],
    ['г. Гродно, ул. Примерная, 1', 'г.~Гродно, ул.~Примерная, 1'],
    ['это А. Б. Иванов', 'это А.~Б.~Иванов'],
    ['карта — это документ', 'карта~— это документ'],
    ['карта - это документ', 'карта~— это документ'],
    ['в пакете "Рейс", см. № 99', 'в~пакете «Рейс», см. №~99'],
    ['и психофизиологическое освидетельствование', 'и~психофизиологическое освидетельствование'],
    ['звоните +375 29 000-00-01', 'звоните +375 29 000-00-01'],
    ['без Кода 95, ещё 5', 'без~Кода~95, ещё 5'],
  ] as const)('%s', ([typed, expected]) => {
    expect(set(typed)).toBe(expected);
  });

  test('holds together no more than a line of a small phone takes', () => {
    expect(set('и в на по за о к с у из от до не ни но')).toMatch(/ /);
  });

  test('holds less together in a heading', () => {
    const { heading } = createTypesetter('ru');
    expect(shown(heading('Регистрация на визу'))).toBe('Регистрация на~визу');
    expect(shown(heading('Готовимся к психофизиологическому'))).toBe('Готовимся к психофизиологическому');
  });
});

test('what does not fit into a narrow column is not held together', () => {
  const { text } = createTypesetter('ru');
  expect(shown(text('за 15 рабочих дней, до 5 лет'))).toBe('за~15~рабочих дней, до~5~лет');
  expect(shown(text('за 15 рабочих дней, до 5 лет', 12))).toBe('за~15 рабочих дней, до~5~лет');
});

describe('other languages', () => {
  test.for([
    ['uk', 'Їдемо в місто, чи "Рейс" там', 'Їдемо в~місто, чи~«Рейс» там'],
    ['be', 'Едзем у горад на 5 гадзін', 'Едзем у~горад на~5~гадзін'],
    ['pl', 'Praca w Polsce - "karta" i wiza', 'Praca w~Polsce~– „karta” i~wiza'],
    ['pl-PL', 'do 5 lat na kartę', 'do 5~lat na kartę'],
    ['en', 'It is a "day" - 5 km', 'It is a~"day" - 5~km'],
    ['de', 'in 5 Tagen und so', 'in 5~Tagen und so'],
  ] as const)('%s: %s', ([language, typed, expected]) => {
    expect(inLanguage(language)(typed)).toBe(expected);
  });
});

test('a part of a text keeps the space before a link', () => {
  const { text } = createTypesetter('ru');
  expect(shown(text('подробнее в '))).toBe('подробнее в~');
  expect(shown(text(' — потом'))).toBe(' — потом');
});

test('changes nothing but spaces, straight quotation marks and hyphens between spaces', () => {
  const plain = (text: string) =>
    text
      .replace(/[\u00a0]/g, ' ')
      .replace(/[«»]/g, '"')
      .replace(/(?<= )—(?= )/g, '-');
  fc.assert(
    fc.property(fc.stringMatching(/^[а-я0-9 ,.«»"—-]{0,80}$/), (typed) => {
      const { text, heading } = createTypesetter('ru');
      expect(plain(text(typed))).toBe(plain(typed));
      expect(plain(heading(typed))).toBe(plain(typed));
    }),
  );
});
