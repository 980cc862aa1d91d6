import { useEffect, useRef } from 'react';
import type { AnalyticsSettings, PageAnalytics } from '../model.ts';
import { installTag } from './install-tag.ts';
import { trackPageVisit } from './track.ts';

interface PageTracking {
  readonly settings: AnalyticsSettings;
  /** Of the page at `location`; absent where no page is known. Must change together with the location. */
  readonly analytics: PageAnalytics | undefined;
  readonly location: { readonly pathname: string; readonly search: string };
  /** The code of the page has not come: nothing has been visited yet. */
  readonly isMissing: boolean;
}

/**
 * Reports every change of route, the first page included, and installs the account's tag.
 *
 * A change of the hash alone is no visit, and `/page/` is the same page as `/page`. Paths are counted from the
 * site's root, so that reports go on when the site moves to another address.
 */
export function usePageTracking({ settings, analytics, location, isMissing }: PageTracking): void {
  const pagePath = withoutTrailingSlash(location.pathname) + location.search;
  const reportedPath = useRef<string>(undefined);

  useEffect(() => installTag(settings), [settings]);

  useEffect(() => {
    if (isMissing) {
      reportedPath.current = undefined;
    } else if (reportedPath.current !== pagePath) {
      // React's strict mode runs an effect twice for one visit.
      reportedPath.current = pagePath;
      trackPageVisit(settings.accountId, pagePath, analytics);
    }
  }, [settings.accountId, pagePath, analytics, isMissing]);
}

function withoutTrailingSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}
