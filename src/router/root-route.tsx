import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { usePageTracking } from '../analytics/use-page-tracking.ts';
import { withoutTrailingSlash } from '../layout/current-path.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import type { Page, PageHead, Shell, Site } from '../model.ts';
import { clearReload } from './reload-guard.ts';
import { useArrival } from './use-arrival.ts';

/** The id of the route for addresses without a page. */
export const notFoundRouteId = 'not-found';

interface RootRouteProps {
  readonly site: Site;
  /** The page of a route id, once its code is here. */
  readonly findPage: (routeId: string) => Page | undefined;
}

/** The frame, told which page is inside it; everything that happens on every navigation happens here. */
export function RootRoute({ site, findPage }: RootRouteProps) {
  const location = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const routeId = useMatches().at(-1)?.id ?? notFoundRouteId;
  const page = findPage(routeId);
  const unrouted = page ? undefined : findUnrouted(location.pathname, site.shell);
  const announcement = useArrival(
    page?.head ?? unrouted?.head ?? headWithoutPage(routeId, site.shell),
    site.shell,
  );

  usePageTracking({
    settings: site.analytics,
    analytics: page?.analytics ?? unrouted?.analytics,
    location,
  });

  useEffect(() => {
    if (page) {
      clearReload(location.pathname);
    }
  }, [page, location.pathname]);

  return (
    <SiteLayout
      site={site}
      page={page}
      pathname={location.pathname}
      isLoading={isLoading}
      announcement={announcement}
    >
      <Outlet />
    </SiteLayout>
  );
}

function headWithoutPage(routeId: string, shell: Shell): PageHead {
  return routeId === notFoundRouteId
    ? shell.notFoundHead
    : { title: shell.words.errorTitle, description: '' };
}

/** Some addresses are known to metadata and analytics although they have no page. */
function findUnrouted(pathname: string, shell: Shell) {
  const path = withoutTrailingSlash(pathname);
  return shell.unroutedPages.find((unrouted) => unrouted.path === path);
}
