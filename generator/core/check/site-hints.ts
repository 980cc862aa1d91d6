/** What a file says of its site while its form may still be wrong. */
import { valueAt } from '../document/value-at.ts';
import type { PictureIndex } from '../resolve/context.ts';
import type { IssueHints } from './explain-issue.ts';

/** Language of a site that does not say its own; only the letters of proposed addresses depend on it. */
const usualLanguage = 'ru';

/** A path within the site, as the whole of a value or as the target of a Markdown link. */
const linkedPath = /(?:^|\]\()(\/[A-Za-z0-9_/-]+)(?=[#)]|$)/g;

/** Paths that links of the file lead to, wherever they stand; a page's own path is no link. */
function linkedPaths(data: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof data === 'string') {
    for (const [, path = ''] of data.matchAll(linkedPath)) {
      found.add(path);
    }
  } else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (key !== 'path') {
        linkedPaths(value, found);
      }
    }
  }
  return found;
}

/** What the data tells about the site. */
export function siteHints(data: unknown, pictures: PictureIndex): IssueHints['site'] {
  const language = valueAt(data, ['site', 'language']);
  const pages = valueAt(data, ['pages']);
  const paths = (Array.isArray(pages) ? pages.map((page) => valueAt(page, ['path'])) : []).filter(
    (path) => typeof path === 'string',
  );
  const known = new Set(paths);
  return {
    language: typeof language === 'string' ? language : usualLanguage,
    paths,
    deadPaths: [...linkedPaths(data)].filter((path) => !known.has(path)),
    names: ['phones', 'messengers'].flatMap((block) => Object.keys(Object(valueAt(data, [block])))),
    pictures: [...pictures.keys()],
    picturesFolder: pictures.folderName,
  };
}
