import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../generator/core/findings/format-message.ts';
import {
  builtInLanguage,
  languagesWithWords,
  siteLanguageOf,
} from '../../generator/core/schema/site-languages.ts';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { compileFixture, readFixture } from '../support/workspace.ts';

const english = siteLanguageOf('en').words;

/** Places for values, in a fixed order. */
function placesIn(word: string): string[] {
  return (word.match(/\{\w+\}/g) ?? []).toSorted();
}

test('five languages bring their words', () => {
  expect(languagesWithWords).toEqual(['ru', 'en', 'pl', 'uk', 'be']);
  expect(builtInLanguage('be-BY')).toBe(builtInLanguage('be'));
  expect(builtInLanguage('de')).toBeUndefined();
  expect(siteLanguageOf('de').words).toBe(english);
});

describe.for(languagesWithWords)('the words in %s', (language) => {
  const words = siteLanguageOf(language).words;

  test('have the places for values that the English ones have', () => {
    const placesOf = (list: typeof words) => Object.entries(list).map(([key, word]) => [key, placesIn(word)]);
    expect(placesOf(words)).toEqual(placesOf(english));
  });

  test('are written in the alphabet of the language', () => {
    const strange = /^(?:ru|uk|be)$/.test(language) ? /[A-Za-z]/ : /[\u0400-\u04ff]/;
    // The specification gives this title to the Russian site.
    const given = language === 'ru' ? ['errorTitle'] : [];
    // These are written so in every alphabet.
    const withoutNames = (word: string) => word.replace(/\{\w+\}|Google|cookie/g, '');
    const mixed = Object.entries(words).filter(
      ([key, word]) => !given.includes(key) && strange.test(withoutNames(word)),
    );
    expect(mixed).toEqual([]);
  });
});

test('a site gets the words of its language', async () => {
  const { model } = await compileFixture('ok/belarusian-language');
  expect(model?.site.shell.words).toEqual(siteLanguageOf('be').words);
  expect(model?.site.shell.words.call).toBe('пазваніць');
});

test('the block for a language without words is complete as it is printed', async () => {
  const text = await readFixture('err/language-without-words');
  const [finding, ...others] = SiteDocument.read(text, new Map()).diagnostics;
  expect(others).toEqual([]);
  const hint = finding && formatMessage(finding, 'ru').hint;
  const block = hint?.slice(hint.indexOf('\nwords:'));
  expect(SiteDocument.read(text + block, new Map())).toMatchObject({
    diagnostics: [],
    model: { site: { shell: { words: english } } },
  });
});
