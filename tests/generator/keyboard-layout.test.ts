import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languagesWithWords, siteLanguageOf } from '../../generator/core/schema/site-languages.ts';
import { searchVisibleTexts } from '../../generator/core/schema/visible-texts.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { replaceLetters } from '../../generator/core/text/confusables.ts';
import { findMistypedWord, latinKeys, russianKeys } from '../../generator/core/text/keyboard-layout.ts';
import { fixtureNames, fixtureSites, projectRoot, readFixture } from '../support/workspace.ts';

describe('a word typed in the other layout', () => {
  test.for([
    ['ghbdtn vbh', 'ghbdtn', 'привет'],
    ['Gjxtve выбирают нас', 'Gjxtve', 'Почему'],
    ['Pfgbcfnmcz на приём', 'Pfgbcfnmcz', 'Записаться'],
    ['Услуги j,vtyf прав', 'j,vtyf', 'обмена'],
    ['руддщ', 'руддщ', 'hello'],
    ['Наш Штыефпкфь открыт', 'Штыефпкфь', 'Instagram'],
  ] as const)('%s: %s is %s', ([text, written, meant]) => {
    expect(findMistypedWord(text, true)).toEqual({ written, meant });
  });

  test('in Latin letters is expected only where texts are in Cyrillic ones', () => {
    expect(findMistypedWord('ghbdtn', false)).toBeUndefined();
    expect(findMistypedWord('руддщ', false)).toMatchObject({ meant: 'hello' });
  });
});

describe('no false alarm', async () => {
  test.for([
    'ADR, PESEL, CMR, TIR, УНП, ЕГРЮЛ, ГИБДД, ОАО «Белагропромбанк»',
    'WhatsApp, Viber, Telegram, Instagram, EmailJS, Google, Hyundai, Schwarzmüller, Krzysztof',
    'service_ghbdtn template_x8fksl AW-123456789/ghbdtnVbh ghbdtn@example.com',
    'https://ghbdtn.example /ghbdtn chip-card.svg',
    'BY00 EXAM 0000 0000 0000 0000 0000 GHBDTN',
    'Гмина, вьетнамцы, взъерошенный, съезд, вздох, контрстратегия, подъячий',
  ])('in %j', (text) => {
    expect(findMistypedWord(text, true)).toBeUndefined();
  });

  const shipped = { name: 'site.yaml', text: () => readFile(join(projectRoot, 'site.yaml'), 'utf8') };
  const fixtures = [
    ...fixtureSites.map((name) => `sites/${name}`),
    ...(await fixtureNames('ok')).map((name) => `ok/${name}`),
  ];
  test.for([shipped, ...fixtures.map((name) => ({ name, text: () => readFixture(name) }))])(
    'in $name',
    async ({ text }) => {
      const { diagnostics } = SiteDocument.read(await text(), new Map());
      expect(diagnostics.filter(({ code }) => code === 'wrong-layout')).toEqual([]);
    },
  );

  test.for(languagesWithWords)('in the words of the interface in %s', (language) => {
    for (const word of Object.values(siteLanguageOf(language).words)) {
      expect(findMistypedWord(word, true)).toBeUndefined();
    }
  });
});

test('most words of real texts would be found in the other layout', async () => {
  const { specification: spec } = SiteDocument.read(await readFixture('sites/driver-papers'));
  const texts = spec === undefined ? [] : searchVisibleTexts((found) => [found])(spec);
  const long = texts.flatMap(({ text }) => text.match(/[а-яё]{5,}/g) ?? []);
  const found = long.filter(
    (word) => findMistypedWord(replaceLetters(word, russianKeys, latinKeys), true)?.meant === word,
  );
  expect(long.length).toBeGreaterThan(300);
  expect(found.length / long.length).toBeGreaterThan(0.5);
});
