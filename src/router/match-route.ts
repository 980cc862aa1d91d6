import { matchPath } from 'react-router-dom';
import type { RouteRecord } from '../model.ts';
import { toSitePath } from '../ui/host-path.ts';

/**
 * The route that an address shows, if it has a page; a trailing slash makes no difference.
 * @param pathname from the root of the host, as `location` has it
 */
export function matchRoute(routes: readonly RouteRecord[], pathname: string): RouteRecord | undefined {
  const sitePath = toSitePath(pathname);
  return sitePath === undefined
    ? undefined
    : routes.find(({ path }) => matchPath({ path, caseSensitive: true }, sitePath) !== null);
}

/** The same routes, with the code of one of them fetched, so that its page can be drawn at once. */
export async function withLoadedPage(
  routes: readonly RouteRecord[],
  wanted: RouteRecord | undefined,
): Promise<readonly RouteRecord[]> {
  if (!wanted || 'page' in wanted) {
    return routes;
  }
  const { page } = await wanted.load();
  return routes.map((route) => (route === wanted ? { path: route.path, page } : route));
}
