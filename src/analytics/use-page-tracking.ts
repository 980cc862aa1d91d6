import { useEffect, useRef } from 'react';
import type { AnalyticsSettings, PageAnalytics } from '../model/analytics.ts';
import { installTag, withdrawTag } from './install-tag.ts';
import { hasTag, trackPageVisit } from './track.ts';

interface PageTracking {
  readonly settings: AnalyticsSettings;
  /** The visitor has given consent; ignored where none is required. */
  readonly isAgreed: boolean;
  /** Of the page at `location`, with which it must change; absent where there is no page. */
  readonly analytics: PageAnalytics | undefined;
  readonly location: { readonly pathname: string; readonly search: string };
  /** The page could not be loaded: nothing has been visited yet. */
  readonly isMissing: boolean;
}

/**
 * Reports every page visit, the first included, and installs the account's tag. A change of the hash is no visit, and
 * `/page/` is the same page as `/page`. Paths are relative to the site's root, so that reports continue when the site
 * moves. The open page is reported when the visitor consents; an existing tag function of another origin gets
 * everything at once.
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
