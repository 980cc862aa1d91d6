import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { FoundPage, SiteRoutes } from '../model/routes.ts';
import { withoutTrailingSlash } from '../ui/host-path.ts';
import { reloadOnce } from '../ui/reload-guard.ts';
import { loadPage, type PageLoadError } from './load-page.ts';

/** The page of a path, or why it could not be loaded; neither where the path has no page. */
export type Found = FoundPage & {
  readonly failure?: { readonly error: PageLoadError; readonly location: Location };
};

const nothing: Found = {};

/** Results by their paths. They belong to a state of the site: in development a saved change brings another first page. */
interface LoadedPages {
  readonly first: SiteRoutes['first'];
  readonly pages: ReadonlyMap<string, Found>;
}

/**
 * Follows the location. While a page is loading the previous one stays. If it cannot be loaded, the document is
 * reloaded once, because a new release has other file names; the next visit tries again.
 */
export function useShownPage({ first, loadTable }: SiteRoutes) {
  const location = useLocation();
  const path = withoutTrailingSlash(location.pathname);
  const [loaded, setLoaded] = useState<LoadedPages>({ first, pages: new Map() });
  const known = loaded.first === first ? loaded.pages.get(path) : undefined;
  const found: Found | undefined = known ?? (path === first.path ? first : undefined);
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
    const setResult = (result: Found, of = path) =>
      setLoaded((before) => {
        const pages = before.first === first ? before.pages : [];
        return { first, pages: new Map(pages).set(of, result) };
      });
    if ('loadWhole' in first) {
      // The markup of its sections goes with this navigation; the visitor may come back.
      first.loadWhole().then((whole) => setResult(whole, first.path), console.error);
    }
    loadPage(loadTable, path).then(
      (page) => setResult(page),
      async (error: PageLoadError) => {
        if (
          !signal.aborted &&
          !(await reloadOnce(location.pathname, 'addressed', () => !signal.aborted)) &&
          !signal.aborted
        ) {
          setResult({ failure: { error, location } });
        }
      },
    );
    return () => visit.abort();
  }, [isLoading, location, path, first, loadTable]);

  return {
    found: shown.found ?? nothing,
    /** Of the page that is shown: while the next one is loading, not the current one. */
    location: shown.location,
    isLoading,
  };
}
