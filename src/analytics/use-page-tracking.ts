import { useEffect, useRef } from 'react';
import type { AnalyticsSettings, PageAnalytics } from '../model/analytics.ts';
import { installTag, withdrawTag } from './install-tag.ts';
import { hasTag, trackPageVisit } from './track.ts';

interface PageTracking {
  readonly settings: AnalyticsSettings;
  /** The visitor has given consent; ignored where none is required. */
  readonly isAgreed: boolean;
  /** Of the page at `pagePath`, with which it must change; absent where there is no page. */
  readonly analytics: PageAnalytics | undefined;
  /** Path from the site's root and query: reports continue when the site moves. */
  readonly pagePath: string;
  /** The page could not be loaded: nothing has been visited yet. */
  readonly isMissing: boolean;
}

/**
 * Reports every page visit, the first included, and installs the account's tag. The open page is reported when the
 * visitor consents; an existing tag function of another origin gets everything at once.
 */
export function usePageTracking({ settings, isAgreed, analytics, pagePath, isMissing }: PageTracking): void {
  const isCounted = isAgreed || !settings.asksConsent;
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
