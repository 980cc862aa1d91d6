import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { withoutTrailingSlash } from '../layout/current-path.ts';
import type { Page } from '../model/page.ts';
import type { SiteRoutes } from '../model/routes.ts';
import { reloadOnce } from '../ui/reload-guard.ts';
import { loadPage } from './load-page.ts';
import type { PageLoadError } from './page-load-error.ts';

/** The page that is shown, and the location that it belongs to. */
export interface ShownPage {
  readonly location: Location;
  /** The page or the reason why it could not be loaded; absent where the path has no page. */
  readonly outcome: Page | PageLoadError | undefined;
  /** The page of the current location is loading, and that of the previous one is still shown. */
  readonly isLoading: boolean;
}

/** A visit whose page could not be loaded. */
interface FailedVisit {
  readonly location: Location;
  readonly failure: PageLoadError;
}

/** What has been found at an address: its page, that it has none, or why it did not come. */
type Found = Page | undefined | FailedVisit;

/**
 * Follows the location. While a page is loading the previous one stays. If it cannot be loaded, the document is
 * reloaded once, because a new release has other file names; the next visit tries again.
 */
export function useShownPage({ first, loadTable }: SiteRoutes): ShownPage {
  const location = useLocation();
  const path = withoutTrailingSlash(location.pathname);
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map());
  const isFirst = path === first.path;
  const known = isFirst ? first.page : found.get(path);
  const isLoading =
    !(isFirst || found.has(path)) ||
    (known !== undefined && 'failure' in known && known.location !== location);
  const outcome = known && 'failure' in known ? known.failure : known;
  const [shown, setShown] = useState({ location, outcome });

  if (!isLoading && (shown.location !== location || shown.outcome !== outcome)) {
    setShown({ location, outcome });
  }

  useEffect(() => {
    if (!isLoading) {
      return;
    }
    const visit = new AbortController();
    const setResult = (result: Found) => setFound((others) => new Map(others).set(path, result));
    loadPage(loadTable, location.pathname).then(setResult, async (failure: PageLoadError) => {
      const { signal } = visit;
      if (!signal.aborted && !(await reloadOnce(location.pathname, 'addressed', signal)) && !signal.aborted) {
        setResult({ location, failure });
      }
    });
    return () => visit.abort();
  }, [isLoading, location, path, loadTable]);

  return { ...shown, isLoading };
}
