import type { Rule } from '../check-site.ts';

/** First words of paths that the published site uses itself. */
const reservedWords: ReadonlySet<string> = new Set(['404', 'assets', 'pictures', 'share']);

/** Name of the document that stands for its folder; a page `/a/index` would lie where `/a` does. */
const folderDocument = 'index';

function isReserved(path: string): boolean {
  const words = path.toLowerCase().split('/').slice(1);
  return reservedWords.has(words[0] ?? '') || words.includes(folderDocument);
}

/** A page cannot stand where the site keeps its own files. */
export const checkReservedPaths: Rule = (spec) =>
  spec.pages
    .flatMap((page, index) => [
      { path: page.path, at: ['pages', index, 'path'] },
      ...page.oldPaths.map((path, place) => ({ path, at: ['pages', index, 'oldPaths', place] })),
    ])
    .filter(({ path }) => isReserved(path))
    .map(({ path, at }) => ({ code: 'reserved-path', args: { path }, path: at, target: 'value' }));
