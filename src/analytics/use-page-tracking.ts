import { useEffect, useRef } from 'react';
import type { AnalyticsSettings, PageAnalytics } from '../model/analytics.ts';
import { installTag, withdrawTag } from './install-tag.ts';
import { hasTag, trackPageVisit } from './track.ts';

interface PageTracking {
  readonly settings: AnalyticsSettings;
  /** The visitor has agreed to being counted; of no interest where nobody asks him. */
  readonly isAgreed: boolean;
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
 * site's root, so that reports go on when the site moves to another address. The page that is open when the visitor
 * agrees is reported then; to a tag function that the page has from elsewhere everything is reported at once.
 */
export function usePageTracking({ settings, isAgreed, analytics, location, isMissing }: PageTracking): void {
  const isCounted = isAgreed || !settings.asksConsent;
  const pagePath = withoutTrailingSlash(location.pathname) + location.search;
  const reportedPath = useRef<string>(undefined);

  useEffect(() => (isCounted ? installTag(settings) : withdrawTag()), [settings, isCounted]);

  useEffect(() => {
    // React's strict mode runs an effect twice for one visit.
    if (reportedPath.current === pagePath && !isMissing) {
      return;
    }
    reportedPath.current = undefined;
    if (!isMissing && (isCounted || hasTag())) {
      reportedPath.current = pagePath;
      trackPageVisit(settings.accountId, pagePath, analytics);
    }
  }, [settings.accountId, pagePath, analytics, isMissing, isCounted]);
}

function withoutTrailingSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}
