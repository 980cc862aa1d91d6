import { describe, expect, test } from 'vitest';
import {
  emailAddress,
  hostName,
  outsideId,
  siteAddress,
  webAddress,
} from '../../generator/core/schema/scalars.ts';
import { securityContact } from '../../generator/core/schema/security.ts';
import { findConfusables, inOneAlphabet, withLatinWords } from '../../generator/core/text/confusables.ts';

describe('a word of Latin letters', () => {
  test.for([
    ['/сhip', '/chip'],
    ['kоd95', 'kod95'],
    ['чип', 'чип'],
    ['сорт', 'сорт'],
    ['chипs', 'chипs'],
    ['chip-карта', 'chip-карта'],
  ] as const)('%s is read as %s', ([written, read]) => {
    expect(withLatinWords(written)).toBe(read);
  });
});

describe('what looks the same and is not', () => {
  test.for([
    ['nаmе', 'name', { kind: 'cyrillic', letters: ['а', 'е'] }],
    ['почтa', 'почта', { kind: 'latin', letters: ['a'] }],
    ['00О', '000', { kind: 'zero', letters: ['О'] }],
    ['na\u00ADme', 'name', { kind: 'soft-hyphen', letters: ['\u00AD'] }],
    ['nаmе', 'names', undefined],
    ['Name', 'name', undefined],
    ['name', 'name', undefined],
  ] as const)('%s for %s', ([written, meant, confusables]) => {
    expect(findConfusables(written, meant)).toEqual(confusables);
  });
});

test('an identifier of a service has no Cyrillic letters', () => {
  const ids = ['AW-000/visit', '6Lc_x-Y', 'АW-000', 'key номер'];
  expect(ids.map((id) => outsideId.safeParse(id).success)).toEqual([true, true, false, false]);
});

describe('an address', () => {
  test.for([
    ['reisdok.by', true],
    ['www.рейсдок.рф', true],
    ['рейсдок.com', true],
    ['пост.reisdok.by', true],
    ['reisdоk.by', false],
    ['reisdok.bу', false],
    ['reisdok.ин', false],
    ['reis-95.ин', false],
  ] as const)('at %s can be: %s', ([host, can]) => {
    const readings = [
      hostName.safeParse(host),
      emailAddress.safeParse(`info@${host}`),
      webAddress.safeParse(`https://${host}/Путь-way`),
      siteAddress.safeParse(`https://${host}/way`),
      securityContact.safeParse(`https://${host}/way`),
      securityContact.safeParse(`info@${host}`),
    ];
    expect(readings.map(({ success }) => success)).toEqual(readings.map(() => can));
  });
});

test.for([
  ['cтавка', 'ставка'],
  ['Cтоимость', 'Стоимость'],
  ['PESЕL', 'PESEL'],
  ['сhip', 'chip'],
  ['Telegrаm', 'Telegram'],
  ['ВY00 ЕХМP 0000', 'BY00 EXMP 0000'],
  // Abbreviations take endings, and of short words nobody can tell.
  ['SMSка', undefined],
  ['СЕ', undefined],
  ['CЕ', undefined],
  ['ОOO', undefined],
  // A letter of the other alphabet that does not look like one of the first is meant.
  ['Windowsфон', undefined],
  ['ставка', undefined],
  ['3D', undefined],
] as const)('%s is %s in one alphabet', ([word, meant]) => {
  expect(inOneAlphabet(word)).toBe(meant);
});
