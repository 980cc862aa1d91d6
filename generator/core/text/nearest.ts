/** Nearest match to a mistyped word: edit distance, the wrong keyboard layout, look-alike letters, other alphabet. */

import { changedPart } from './changed-part.ts';
import { replaceLetters, withCyrillicConfusables, withLatinConfusables } from './confusables.ts';
import { latinKeys, russianKeys } from './keyboard-layout.ts';
import { latinWords } from './transliterate.ts';

/** Largest share of letters that may differ. */
const nearShare = 0.4;

/** Of a shorter candidate every letter counts, in letters. */
const shortest = 3;

/** Longest word that is compared, in UTF-16 units. */
const longestWord = 200;

/** A word with its Cyrillic letters in Latin ones; slashes, hyphens and dots stay. */
function inLatin(word: string): string {
  return word.replace(/[\p{Script=Cyrillic}]+/gu, (part) => latinWords(part, 'ru').join(''));
}

/** Optimal string alignment distance: inserted, removed, changed and swapped letters. More than `limit` is as good as any. */
function editDistance(one: string, other: string, limit: number): number {
  // Paths of one folder differ behind it only.
  const { start, end, text: b } = changedPart(one, other);
  const a = one.slice(start, end);
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  // What is left of one word may be longer than what is left of the other.
  const gap = b.length - a.length;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row + Math.abs(gap + row);
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + changed,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(distance);
      least = Math.min(least, distance + Math.abs(gap + row - column));
    }
    if (least > limit) {
      return least;
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Other readings of a word: typed in the other keyboard layout, or with letters of both alphabets. */
function readingsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  const readings = [
    lower,
    replaceLetters(lower, russianKeys, latinKeys),
    replaceLetters(lower, latinKeys, russianKeys),
    withLatinConfusables(word).toLowerCase(),
    withCyrillicConfusables(word).toLowerCase(),
    inLatin(lower),
  ];
  return [...new Set(readings)];
}

/**
 * The candidate that an editor most likely meant by `word`, or `undefined` where none is near.
 * Where two are equally near, the first in the given order wins.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  return nearestAmong(candidates)(word);
}

/** `nearest` for many words. Most sites have no wrong one: the candidates are prepared for the first. */
export function nearestAmong(candidates: readonly string[]): (word: string) => string | undefined {
  let targets: readonly Target[] | undefined;
  return (word) => {
    targets ??= candidates.map((candidate) => ({ candidate, target: candidate.toLowerCase() }));
    return word.length > longestWord ? undefined : nearestTarget(word, targets);
  };
}

interface Target {
  readonly candidate: string;
  /** In lower case. */
  readonly target: string;
}

function nearestTarget(word: string, targets: readonly Target[]): string | undefined {
  const readings = readingsOf(word);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const { candidate, target } of targets) {
    const most = Math.max(1, Math.floor(Math.max(target.length, word.length) * nearShare));
    let limit = Math.min(target.length < shortest ? 0 : most, (best?.distance ?? most + 1) - 1);
    for (const reading of readings) {
      if (Math.abs(reading.length - target.length) > limit) {
        continue;
      }
      const distance = editDistance(reading, target, limit);
      if (distance <= limit) {
        best = { candidate, distance };
        limit = distance - 1;
      }
    }
  }
  return best?.candidate;
}
