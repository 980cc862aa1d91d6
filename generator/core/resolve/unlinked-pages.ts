import { z } from 'zod';
import type { Page } from '../../../src/model/page.ts';
import type { Finding } from '../findings/diagnostic.ts';
import { homePath, isService } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import { fact } from '../text/facts.ts';
import type { SiteModel } from './site-model.ts';

/** Paths of all pages that something links to, wherever in the data the link stands. */
function collectLinkedPaths(value: unknown, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if ('kind' in value && value.kind === 'page' && 'path' in value && typeof value.path === 'string') {
    paths.add(value.path);
  }
  for (const child of Object.values(value)) {
    collectLinkedPaths(child, paths);
  }
}

/** The paths that the sections of a page link to. */
const linkedPathsOf = fact('links', z.array(z.string()), ({ sections }: Page) => {
  const paths = new Set<string>();
  collectLinkedPaths(sections, paths);
  return [...paths];
});

/** Pages that no menu, card, button or text of another page leads to; the logo leads to the home page. */
export function findUnlinkedPages(model: Pick<SiteModel, 'site' | 'pages'>, spec: SiteSpec): Finding[] {
  const fromShell = new Set([homePath]);
  collectLinkedPaths(model.site, fromShell);
  const fromPages = new Map<string, Set<string>>();
  for (const page of model.pages) {
    for (const target of linkedPathsOf(page)) {
      const sources = fromPages.get(target) ?? new Set();
      fromPages.set(target, sources.add(page.path));
    }
  }
  const isLinked = (path: string) =>
    fromShell.has(path) || [...(fromPages.get(path) ?? [])].some((source) => source !== path);
  return spec.pages.flatMap((page, index): Finding[] => {
    const { path } = page;
    const args = { path, isService: isService(page) };
    return isLinked(path) ? [] : [{ code: 'unlinked-page', args, path: ['pages', index, 'path'] }];
  });
}
