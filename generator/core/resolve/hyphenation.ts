/**
 * Where long words of narrow columns can be parted: browsers know it only of some languages, and Chromium on Linux and
 * Windows of none.
 */
import { primarySubtag } from '../schema/language.ts';

/** Languages in which a syllable can be told by its letters. */
const eastSlavic: ReadonlySet<string> = new Set(['ru', 'uk', 'be']);

const softHyphen = '\u00ad';

const vowel = '[аеёиоуыэюяіїє]';
const consonant = '[бвгґджзклмнпрстфхцчшщў]';
const letter = '[а-яёіїєґў]';

/** Begins a syllable together with the letter that follows: `пре`, `кла`. */
const cluster = '[бвгдкптфх][рл]';

/** Between these groups of letters a word can be parted: П. Христов's six rules, which part no such cluster here. */
const partings: readonly (readonly [string, string])[] = [
  ['[йьъ]', letter + letter],
  [vowel, vowel + letter],
  [vowel, cluster + vowel],
  [vowel + consonant, `(?!(?<=[бвгдкптфх])[рл])${consonant}${vowel}`],
  [consonant + vowel, consonant + vowel],
  [vowel + consonant, consonant + consonant + vowel],
  [vowel + consonant + consonant, consonant + consonant + vowel],
];

const parting = new RegExp(
  partings.map(([before, after]) => `(?<=${letter}*${before})(?=${after})`).join('|'),
  'giu',
);

/** Shorter words fit into a column: each hyphen is paid for in every document. */
const shortest = 9;

const longWord = new RegExp(`${letter}{${shortest},}`, 'giu');

/** At the ends of a word no single letter, and no two, stand alone. */
const leastPart = 3;

/** A text with soft hyphens in its long words, where its language is known. */
export function hyphenate(text: string, language: string): string {
  return eastSlavic.has(primarySubtag(language)) ? text.replace(longWord, parted) : text;
}

function parted(word: string): string {
  return word.replace(parting, (_, at: number) =>
    at >= leastPart && word.length - at >= leastPart ? softHyphen : '',
  );
}
