/**
 * Words of another alphabet than the site's. A screen reader reads them in their own language where the page says which
 * that is (WCAG 2.2, 3.1.2).
 */
import type { InlineNode } from '../../../src/model/rich-text.ts';
import { alphabetOf, isToldByLetters } from '../schema/language.ts';
import type { SiteSpec } from '../schema/site.ts';

/**
 * Splits a text where its language changes.
 * @param origin appended to every part
 */
export type SplitLanguages = (text: string, origin: string) => InlineNode[];

/** Matches runs of words in an alphabet; parts of addresses and codes are left out. */
function wordsOf(alphabet: string): RegExp {
  const letter = `[\\p{Script=${alphabet}}\\p{M}]`;
  const word = `${letter}+(?:[-'’]${letter}+)*`;
  const before = '(?<![\\p{L}\\p{M}\\d@/._-])';
  const behind = '(?![\\p{L}\\p{M}\\d@/_-]|[.:][\\p{L}/])';
  return new RegExp(`${before}${word}(?:\\s+${word})*${behind}`, 'gu');
}

/** A lower-case word: runs of names and abbreviations alone are not marked. */
const commonWord = /(?<!\p{L})\p{Ll}{2,}(?!\p{L})/u;

/** Leaves a text whole. */
export const inOneLanguage: SplitLanguages = (text, origin) => [text + origin];

/** Creates the splitter for the languages of a site. */
export function createLanguageSplitter({ language, otherLanguage }: SiteSpec['site']): SplitLanguages {
  if (otherLanguage === undefined || !isToldByLetters(otherLanguage, language)) {
    return inOneLanguage;
  }
  const words = wordsOf(alphabetOf(otherLanguage));
  return (text, origin) => {
    const nodes: InlineNode[] = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(words)) {
      if (commonWord.test(found)) {
        nodes.push(...(index > end ? [text.slice(end, index) + origin] : []), {
          kind: 'foreign',
          language: otherLanguage,
          children: [found + origin],
        });
        end = index + found.length;
      }
    }
    return end < text.length ? [...nodes, text.slice(end) + origin] : nodes;
  };
}
