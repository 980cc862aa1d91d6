import { describe, expect, test } from 'vitest';
import { proposePicture, proposeValue, type SiteHints } from '../../generator/core/check/propose.ts';
import type { FormatName } from '../../generator/core/schema/format-name.ts';

const hints: SiteHints = {
  language: 'ru',
  paths: ['/', '/kod95', '/chip'],
  deadPaths: ['/pesel', '/cop'],
  names: ['главный', 'telegram'],
  pictures: ['truck.svg', 'Чип.png'],
};

describe('the value fixed', () => {
  test.for([
    ['route-path', 'чип-карта', '/chip-karta'],
    ['route-path', '/Курс ADR/', '/kurs-adr'],
    ['route-path', 'chip', '/chip'],
    ['route-path', '/licenceChange/', '/licenceChange'],
    ['route-path', '//a//b', '/a/b'],
    ['route-path', '\\chip', '/chip'],
    ['route-path', 'https://example.com/chip.html?a#b', '/chip'],
    ['route-path', '/«»', undefined],
    // Cyrillic letters that look Latin, among Latin ones and by themselves.
    ['route-path', '/сhip', '/chip'],
    ['route-path', '/kоd95/адрес', '/kod95/adres'],
    ['route-path', '/сор', '/cop'],
    ['route-path', '/сорт', '/sort'],
    // What links of the file lead to.
    ['route-path', '/песел', '/pesel'],
    ['route-path', '/pe sel', '/pesel'],
    ['page-id', 'сhipCard', 'chipCard'],
    ['phone', '+375 29 ООО-00-01', '+375 29 000-00-01'],
    ['colour', '#АА0000', '#AA0000'],
    ['page-id', 'Чип карта', 'chipKarta'],
    ['page-id', '95', undefined],
    ['section-id', 'наши отзывы!', 'наши-отзывы'],
    ['reference', 'главныи', 'главный'],
    ['reference', 'отдел виз', 'отдел-виз'],
    ['link', '/ код95', '/kod95'],
    ['phone', '29.000.00.01', '29-000-00-01'],
    ['phone', 'позвоните', undefined],
    ['picture', 'truk.svgg', 'truck.svg'],
    ['web-address', 'www.example.com/a', 'https://www.example.com/a'],
    ['web-address', 'http//example.com', 'https://example.com'],
    ['web-address', 'пример', undefined],
    ['site-address', 'https://example.com/?from=mail#top', 'https://example.com/'],
    ['site-address', 'example.github.io/site', 'https://example.github.io/site'],
    ['site-address', 'https://example.com/наш сайт', undefined],
    ['email', 'mailto: a@example.com', 'a@example.com'],
    ['email', 'infо@example.cоm', 'info@example.com'],
    ['host-name', 'tilе.example.com', 'tile.example.com'],
    ['host-name', 'нет', undefined],
    ['web-address', 'https://reisdоk.example/Путь', 'https://reisdok.example/Путь'],
    ['colour', 'f5a400', '#f5a400'],
    ['colour', '#fa0', '#ffaa00'],
    ['colour', 'rgb(245, 164, 0)', '#f5a400'],
    ['colour', 'rgb(999, 0, 0)', undefined],
    ['colour', 'orange', undefined],
    ['language', 'Русский', 'ru'],
    ['language', 'RU', 'ru'],
    ['language', 'ru_by', 'ru-BY'],
    ['language', 'en-GBx', undefined],
    ['outside-id', 'AW 000', 'AW000'],
    ['outside-id', 'АW-000/vіsit', 'AW-000/visit'],
    ['field-name', 'телефон', 'telefon'],
    ['autocomplete', 'Name', 'name'],
    ['autocomplete', 'имя', undefined],
    ['line', ' a ', undefined],
    ['date', '30.6.2027', '2027-06-30'],
    ['date', '2027/6/30', '2027-06-30'],
    ['date', '6/2027', undefined],
    ['download', 'C:\\Docs\\form.PDF', 'form.pdf'],
    ['download', 'form.exe', undefined],
    ['condition', ' truck & poland', 'truck + poland'],
    ['condition', 'truck, poland', undefined],
  ] as const satisfies readonly (readonly [FormatName, string, string | undefined])[])(
    '%s %j: %j',
    ([format, value, proposal]) => {
      expect(proposeValue(format, value, hints)).toBe(proposal);
    },
  );

  test('letters are read as the language of the site reads them', () => {
    const path = (language: string) => proposeValue('route-path', 'гриби', { ...hints, language });
    expect([path('ru'), path('be'), path('uk')]).toEqual(['/gribi', '/hribi', '/hryby']);
  });
});

test('a picture elsewhere is called by its name, or by the one that is there', () => {
  expect(proposePicture('../photos/truck.svg', hints.pictures)).toBe('truck.svg');
  expect(proposePicture('C:\\photos\\truk.svg', hints.pictures)).toBe('truck.svg');
  expect(proposePicture('https://example.com/a/wheel.png?x=1', hints.pictures)).toBe('wheel.png');
  expect(proposePicture('photos/', hints.pictures)).toBeUndefined();
});
