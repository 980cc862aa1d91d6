import { useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Page } from '../model/page.ts';
import type { RouteRecord } from '../model/routes.ts';
import { reloadOnce } from '../ui/reload-guard.ts';
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

/** A visit to a page whose code did not come. */
interface FailedVisit {
  readonly location: Location;
  readonly failure: PageLoadError;
}

/**
 * Follows the address. A page that has to be fetched is shown when it is there; until then the old one stays.
 * Where its code does not come, a reload of the document may bring it: a new release has other files. What has
 * failed all the same is tried again at the next visit.
 * @param routes with the page of the first address, if that has one, at hand
 */
export function useShownPage(routes: readonly RouteRecord[]): ShownPage {
  const location = useLocation();
  const { pathname } = location;
  const route = useMemo(() => matchRoute(routes, pathname), [routes, pathname]);
  const [fetched, setFetched] = useState<ReadonlyMap<RouteRecord, Page | FailedVisit>>(new Map());
  const known = route && ('page' in route ? route.page : fetched.get(route));
  const outcome = known && 'failure' in known ? failureOf(known, location) : known;
  const isLoading = route !== undefined && outcome === undefined;
  const [shown, setShown] = useState({ location, outcome });

  if (!isLoading && (shown.location !== location || shown.outcome !== outcome)) {
    setShown({ location, outcome });
  }

  useEffect(() => {
    if (route === undefined || 'page' in route || outcome !== undefined) {
      return;
    }
    const visit = new AbortController();
    const keep = (result: Page | FailedVisit) => setFetched((others) => new Map(others).set(route, result));
    loadPage(route).then(keep, async (failure: PageLoadError) => {
      const { signal } = visit;
      if (!signal.aborted && !(await reloadOnce(location.pathname, 'addressed', signal)) && !signal.aborted) {
        keep({ location, failure });
      }
    });
    return () => visit.abort();
  }, [route, outcome, location]);

  return { ...shown, isLoading };
}

function failureOf(visit: FailedVisit, location: Location): PageLoadError | undefined {
  return visit.location === location ? visit.failure : undefined;
}
