import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Page } from '../model/page.ts';
import type { SiteRoutes } from '../model/routes.ts';
import { withoutTrailingSlash } from '../ui/host-path.ts';
import { reloadOnce } from '../ui/reload-guard.ts';
import { loadPage, type PageLoadError } from './load-page.ts';

/** The page of a path, or why it could not be loaded; neither where the path has no page. */
interface Found {
  readonly page?: Page | undefined;
  readonly failure?: { readonly error: PageLoadError; readonly location: Location };
}

/** The page that is shown, and the location that it belongs to. */
export interface ShownPage extends Found {
  readonly location: Location;
  /** The page of the current location is loading, and that of the previous one is still shown. */
  readonly isLoading: boolean;
}

/**
 * Follows the location. While a page is loading the previous one stays. If it cannot be loaded, the document is
 * reloaded once, because a new release has other file names; the next visit tries again.
 */
export function useShownPage({ first, loadTable }: SiteRoutes): ShownPage {
  const location = useLocation();
  const path = withoutTrailingSlash(location.pathname);
  const [others, setOthers] = useState<ReadonlyMap<string, Found>>(new Map());
  const found: Found | undefined = path === first.path ? first : others.get(path);
  const isLoading =
    found === undefined || (found.failure !== undefined && found.failure.location !== location);
  const [shown, setShown] = useState({ location, found });

  if (!isLoading && (shown.location !== location || shown.found !== found)) {
    setShown({ location, found });
  }

  useEffect(() => {
    if (!isLoading) {
      return;
    }
    const visit = new AbortController();
    const { signal } = visit;
    const setResult = (result: Found) => setOthers((known) => new Map(known).set(path, result));
    loadPage(loadTable, path).then(
      (page) => setResult({ page }),
      async (error: PageLoadError) => {
        if (
          !signal.aborted &&
          !(await reloadOnce(location.pathname, 'addressed', signal)) &&
          !signal.aborted
        ) {
          setResult({ failure: { error, location } });
        }
      },
    );
    return () => visit.abort();
  }, [isLoading, location, path, loadTable]);

  return { ...shown.found, location: shown.location, isLoading };
}
