import { expect, test } from 'vitest';
import { messageLanguageFor } from '../../generator/core/findings/read-language.ts';

test('findings are told in the language of the site, where they exist in it', () => {
  expect(messageLanguageFor('site:\n  language: ru\n')).toBe('ru');
  expect(messageLanguageFor('site:\n  language: "ru-BY"\n')).toBe('ru');
  expect(messageLanguageFor('site:\r\n  language: en-GB\r\n')).toBe('en');
  expect(messageLanguageFor('form:\n  captcha:\n    language: en\nsite:\n  language: ru\n')).toBe('ru');
  expect(messageLanguageFor('site: { name: One, language: en }\n')).toBe('en');
  expect(messageLanguageFor('nothing that can be read')).toBe('ru');
});

test.for([
  ['be', 'ru'],
  ['kk', 'ru'],
  ['pl', 'en'],
  ['uk', 'en'],
  ['cs', 'en'],
  // The code of a country stands for its language.
  ['by', 'ru'],
  ['ua', 'en'],
])('the owner of a site in %s reads %s', ([site, owner]) => {
  expect(messageLanguageFor(`site:\n  language: ${site}\n`)).toBe(owner);
});

test('the language of findings is the owner’s, apart from the site’s', () => {
  expect(messageLanguageFor('site:\n  language: pl\n  ownerLanguage: ru\n')).toBe('ru');
  expect(messageLanguageFor('site:\n  ownerLanguage: "en"\n  language: ru\n')).toBe('en');
  expect(messageLanguageFor('site: { language: en, ownerLanguage: ru }\n')).toBe('ru');
  expect(messageLanguageFor('site:\n  language: ru\n  ownerLanguage: de\n')).toBe('ru');
  expect(messageLanguageFor('site:\n  language: ru\nform:\n  ownerLanguage: en\n')).toBe('ru');
});
