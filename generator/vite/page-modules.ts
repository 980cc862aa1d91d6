/**
 * The contents of pages as modules that the application imports, and the table of them. They are made beside the
 * bundle, so that a changed page changes neither the bundle nor the documents of other pages.
 */
import { basename } from 'node:path';
import type { Page } from '../../src/model/page.ts';
import { jsonOf } from '../core/text/json-of.ts';
import { hashOfData } from '../emit/hash-data.ts';
import { contentVersion } from '../pictures/content-version.ts';
import type { KnownFiles, PublishedPage } from '../publish/publish-site.ts';
import type { PublishedFile, SiteFile } from '../publish/published-file.ts';

/** Folder of the modules, which is that of the bundle. */
const moduleFolder = 'assets/';

/** What the page follows in its module. */
const contentStart = 'export const page=';

export function buildPage(page: Page): PublishedPage {
  const hash = hashOfData(page);
  return { page, path: `${moduleFolder}${page.id}-${contentVersion(contentStart + hash)}.js`, hash };
}

/** The modules as files; those that are there already are kept. */
export function pageModules(pages: readonly PublishedPage[], known: KnownFiles): SiteFile[] {
  return pages.map(({ page, path, hash }) => {
    const origin = { key: hash, reads: [], facts: '' };
    return known.find(path)?.key === hash
      ? { path, origin }
      : { path, content: `${contentStart}${jsonOf(page)};`, origin };
  });
}

/**
 * The table of pages. Its name is that of the application's entry, which `src/site.ts` knows, because no name of its
 * own could be known there: the table changes with every page.
 * @param entry path of the module that `src/site.ts` is a part of
 */
export function pageTable(pages: readonly PublishedPage[], entry: string): PublishedFile {
  const rows = pages.map(
    ({ page, path }) => `at(${JSON.stringify(page.path)},${JSON.stringify(basename(path))})`,
  );
  const content = `const at=(path,file)=>({path,load:()=>import("./${moduleFolder}"+file)});export const routes=[${rows.join(',')}];`;
  return { path: `routes-${basename(entry)}`, content };
}
