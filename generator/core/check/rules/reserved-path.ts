import type { Rule } from '../check-site.ts';

/** First words of paths that the published site uses itself, and that Cloudflare answers in place of the site. */
const reservedWords: ReadonlySet<string> = new Set(['404', 'assets', 'cdn-cgi', 'pictures', 'share']);

/** By this sign hosts know files that are meant for them, such as `_headers`, `_redirects` and `_worker.js`. */
const hostSign = '_';

/** Name of the document that stands for its folder; a page `/a/index` would lie where `/a` does. */
const folderDocument = 'index';

function isReserved(path: string): boolean {
  const words = path.toLowerCase().split('/').slice(1);
  const [first = ''] = words;
  return reservedWords.has(first) || first.startsWith(hostSign) || words.includes(folderDocument);
}

/** A page cannot stand where the site, or its host, keeps files of its own. */
export const checkReservedPaths: Rule = (spec) =>
  spec.pages
    .flatMap((page, index) => [
      { path: page.path, at: ['pages', index, 'path'] },
      ...page.oldPaths.map((path, place) => ({ path, at: ['pages', index, 'oldPaths', place] })),
    ])
    .filter(({ path }) => isReserved(path))
    .map(({ path, at }) => ({ code: 'reserved-path', args: { path }, path: at, target: 'value' }));
