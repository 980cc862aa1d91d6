import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTracking } from '../analytics/use-page-tracking.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { useConsent } from '../layout/use-consent.ts';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { pageSectionsIsland } from '../sections/lazy-islands.ts';
import { withoutTrailingSlash } from '../ui/host-path.ts';
import { LazyIsland } from '../ui/lazy-island.tsx';
import { clearReload } from '../ui/reload-guard.ts';
import { SiteContext, useSite } from '../ui/site-context.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { NotFound, PageFailure } from './page-status.tsx';
import { useArrival } from './use-arrival.ts';
import { useLinks } from './use-links.ts';
import { type Found, useShownPage } from './use-shown-page.ts';

interface SitePagesProps {
  readonly site: Site;
  readonly routes: SiteRoutes;
}

/** The whole site, inside a router. Paths are case-sensitive, as on a static host. */
export function SitePages({ site, routes }: SitePagesProps) {
  const { pathname } = useLocation();
  return (
    <SiteContext value={site}>
      <FailureBoundary pathname={pathname}>
        <FramedPages routes={routes} />
      </FailureBoundary>
    </SiteContext>
  );
}

/** The layout with the page inside it, and everything that happens on each navigation. */
function FramedPages({ routes }: Pick<SitePagesProps, 'routes'>) {
  const { shell, analytics } = useSite();
  const { found, location, isLoading } = useShownPage(routes);
  const { page, failure } = found;
  useLinks();
  const { pathname } = location;
  const path = withoutTrailingSlash(pathname);
  // Some paths have metadata and analytics but no page.
  const known = page ?? shell.unroutedPages.find((unrouted) => unrouted.path === path);
  const failureHead = failure && { title: shell.words.errorTitle, description: '' };
  const head = known?.head ?? failureHead ?? shell.notFoundHead;
  const announcement = useArrival(location, head);

  const consent = useConsent(analytics);
  usePageTracking({
    settings: analytics,
    isAgreed: consent.choice === 'granted',
    analytics: known?.analytics,
    pagePath: path + location.search,
    isMissing: failure !== undefined,
  });

  useEffect(() => {
    if (found.page && !('loadWhole' in found)) {
      clearReload(pathname);
    }
  }, [found, pathname]);

  return (
    <SiteLayout
      page={page}
      head={head}
      path={path}
      isLoading={isLoading}
      announcement={announcement}
      consent={consent}
    >
      <FailureBoundary key={page?.id ?? pathname} pathname={pathname}>
        <Sections found={found} />
        {failure && <PageFailure error={failure.error} />}
        {!page && !failure && <NotFound />}
      </FailureBoundary>
    </SiteLayout>
  );
}

/** The sections of the page that has been found. */
function Sections({ found }: { readonly found: Found }) {
  const props = 'loadWhole' in found ? found.loadWhole : found.page && { page: found.page, form: found.form };
  return props && <LazyIsland source={pageSectionsIsland} props={props} />;
}
