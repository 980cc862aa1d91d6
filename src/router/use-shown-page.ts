import { useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Page, RouteRecord } from '../model.ts';
import { loadPage } from './load-page.ts';
import { matchRoute } from './match-route.ts';
import type { PageLoadError } from './page-load-error.ts';

/** What stands in the frame, and the address that it belongs to. */
export interface ShownPage {
  readonly location: Location;
  /** The page, or why it is not there; absent where the address has no page. */
  readonly outcome: Page | PageLoadError | undefined;
  /** The page of the present address is on its way; what is shown is that of the address before. */
  readonly isLoading: boolean;
}

/**
 * Follows the address. A page that has to be fetched is shown when it is there; until then the old one stays.
 * @param routes with the page of the first address, if that has one, at hand
 */
export function useShownPage(routes: readonly RouteRecord[]): ShownPage {
  const location = useLocation();
  const { pathname } = location;
  const route = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const [fetched, setFetched] = useState<ReadonlyMap<RouteRecord, Page | PageLoadError>>(new Map());
  const outcome = route && ('page' in route ? route.page : fetched.get(route));
  const isLoading = route !== undefined && outcome === undefined;
  const [shown, setShown] = useState({ location, outcome });

  if (!isLoading && (shown.location !== location || shown.outcome !== outcome)) {
    setShown({ location, outcome });
  }

  useEffect(() => {
    if (route !== undefined && !('page' in route) && !fetched.has(route)) {
      const keep = (result: Page | PageLoadError) => setFetched((known) => new Map(known).set(route, result));
      loadPage(route).then(keep, keep);
    }
  }, [route, fetched]);

  return { ...shown, isLoading };
}
