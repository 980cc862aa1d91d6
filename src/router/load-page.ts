import type { LoadedPage, SiteRoutes } from '../model/routes.ts';
import { pageSectionsIsland } from '../sections/lazy-islands.ts';
import { applyFullStyleSheet } from '../ui/full-style-sheet.ts';

/** A page's module could not be loaded: the connection broke, or a new release has replaced the file. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Loads the page of a path, with the code and the styles of its sections.
 * @param path without trailing slash
 * @returns nothing where the path has no page
 * @throws PageLoadError where the page or the route table cannot be loaded
 */
export async function loadPage(loadTable: SiteRoutes['loadTable'], path: string): Promise<LoadedPage> {
  try {
    const [table] = await Promise.all([loadTable(), pageSectionsIsland.fetch(), applyFullStyleSheet()]);
    const route = table.find((candidate) => candidate.path === path);
    return (await route?.load()) ?? {};
  } catch (error) {
    throw new PageLoadError(error);
  }
}
