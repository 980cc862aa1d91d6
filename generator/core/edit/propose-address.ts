import type { SiteSpec } from '../schema/site.ts';
import { joinWords, latinWords, type WordStyle } from '../text/transliterate.ts';

/** How the addresses of a site join their words; hyphens where none has two words. */
function wordStyleOf(spec: SiteSpec): WordStyle {
  const paths = spec.pages.map(({ path }) => path);
  const count = (pattern: RegExp) => paths.filter((path) => pattern.test(path)).length;
  const kebab = count(/-/);
  const camel = count(/[a-z][A-Z]/);
  const snake = count(/_/);
  if (camel > kebab && camel >= snake) {
    return 'camel';
  }
  return snake > kebab ? 'snake' : 'kebab';
}

/** The first of a row of words that is not taken: `word`, `word-2`, `word-3`… */
export function firstFree(word: string, join: string, isTaken: (candidate: string) => boolean): string {
  let candidate = word;
  for (let number = 2; isTaken(candidate); number += 1) {
    candidate = `${word}${join}${number}`;
  }
  return candidate;
}

/** A free address for a page, in Latin letters and the style of the site's others; empty where the name has none. */
export function proposePath(names: readonly string[], spec: SiteSpec): string {
  const style = wordStyleOf(spec);
  const words = names.flatMap((name) => latinWords(name, spec.site.language));
  if (words.length === 0) {
    return '';
  }
  const taken = new Set([...spec.pages, ...spec.unroutedPages].map(({ path }) => path.toLowerCase()));
  const isTaken = (path: string) => taken.has(path.toLowerCase());
  return firstFree(`/${joinWords(words, style)}`, style === 'snake' ? '_' : '-', isTaken);
}

/** A free id for a page at an address: its last word, as ids are written. */
export function proposeId(path: string, spec: SiteSpec): string {
  const words = (path.split('/').at(-1) ?? '').split(/[-_]+/).filter((word) => word !== '');
  const id = joinWords(words, 'camel');
  const taken = new Set([...spec.pages, ...spec.unroutedPages].map((page) => page.id.toLowerCase()));
  // An id begins with a letter.
  return firstFree(/^[A-Za-z]/.test(id) ? id : `page${id}`, '-', (name) => taken.has(name.toLowerCase()));
}
