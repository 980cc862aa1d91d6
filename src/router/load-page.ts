import type { Page } from '../model/page.ts';
import type { SiteRoutes } from '../model/routes.ts';
import { matchRoute } from './match-route.ts';
import { PageLoadError } from './page-load-error.ts';

/**
 * Loads the page of a path.
 * @returns `undefined` where the path has no page
 * @throws PageLoadError where the page or the route table cannot be loaded
 */
export async function loadPage(
  loadTable: SiteRoutes['loadTable'],
  pathname: string,
): Promise<Page | undefined> {
  try {
    const found = await matchRoute(await loadTable(), pathname)?.load();
    return found?.page;
  } catch (error) {
    throw new PageLoadError(error);
  }
}
