import { matchPath } from 'react-router-dom';
import type { RouteRecord } from '../model/routes.ts';
import { loadPage } from './load-page.ts';

/**
 * The route that an address shows, if it has a page; a trailing slash makes no difference.
 * @param pathname from the root of the site
 */
export function matchRoute(routes: readonly RouteRecord[], pathname: string): RouteRecord | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}

/** The same routes, one of them with its page, which can then be drawn at once. */
export async function withLoadedPage(
  routes: readonly RouteRecord[],
  wanted: RouteRecord | undefined,
): Promise<readonly RouteRecord[]> {
  if (!wanted || 'page' in wanted) {
    return routes;
  }
  const page = await loadPage(wanted);
  return routes.map((route) => (route === wanted ? { path: route.path, page } : route));
}
