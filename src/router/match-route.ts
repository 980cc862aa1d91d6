import { matchPath } from 'react-router-dom';
import type { RouteRecord } from '../model/routes.ts';

/**
 * The route of a path, if it has a page; a trailing slash makes no difference.
 * @param pathname from the root of the site
 */
export function matchRoute(routes: readonly RouteRecord[], pathname: string): RouteRecord | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null);
}
