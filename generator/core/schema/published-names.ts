import type { ValuePath } from '../document/source-range.ts';
import type { SiteSpec } from './site.ts';

/** An id or a path of a page, with the names of files and folders that it consists of. */
interface PublishedName {
  readonly name: string;
  readonly segments: readonly string[];
  readonly path: ValuePath;
}

/** Ids and paths of pages: they become names of files and folders. */
export function publishedNames({ pages, unroutedPages }: SiteSpec): PublishedName[] {
  return [
    ...pages.flatMap(({ id, path, oldPaths }, page) => [
      { name: id, path: ['pages', page, 'id'] },
      { name: path, path: ['pages', page, 'path'] },
      ...oldPaths.map((name, index) => ({ name, path: ['pages', page, 'oldPaths', index] })),
    ]),
    ...unroutedPages.map(({ id }, index) => ({ name: id, path: ['unroutedPages', index, 'id'] })),
  ].map(({ name, path }) => ({ name, segments: name.split('/'), path }));
}
