import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTracking } from '../analytics/use-page-tracking.ts';
import { withoutTrailingSlash } from '../layout/current-path.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { useConsent } from '../layout/use-consent.ts';
import type { PageHead } from '../model/page.ts';
import type { SiteRoutes } from '../model/routes.ts';
import type { Shell, Site } from '../model/site.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { clearReload } from '../ui/reload-guard.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { PageLoadError } from './page-load-error.ts';
import { NotFound, PageFailure } from './page-status.tsx';
import { useArrival } from './use-arrival.ts';
import { useShownPage } from './use-shown-page.ts';

interface SitePagesProps {
  readonly site: Site;
  readonly routes: SiteRoutes;
}

/** The whole site, inside a router. Paths are case-sensitive, as on a static host. */
export function SitePages(props: SitePagesProps) {
  const { pathname } = useLocation();
  return (
    <FailureBoundary words={props.site.shell.words} pathname={pathname}>
      <FramedPages {...props} />
    </FailureBoundary>
  );
}

/** The layout with the page inside it, and everything that happens on each navigation. */
function FramedPages({ site, routes }: SitePagesProps) {
  const { shell } = site;
  const { words } = shell;
  const { location, outcome, isLoading } = useShownPage(routes);
  const { pathname } = location;
  const failure = outcome instanceof PageLoadError ? outcome : undefined;
  const page = outcome instanceof PageLoadError ? undefined : outcome;
  const unrouted = page ? undefined : findUnrouted(pathname, shell);
  const announcement = useArrival(
    location,
    page?.head ?? unrouted?.head ?? headWithoutPage(failure, shell),
    shell,
  );

  const consent = useConsent(site.analytics);
  usePageTracking({
    settings: site.analytics,
    isAgreed: consent.choice === 'granted',
    analytics: page?.analytics ?? unrouted?.analytics,
    location,
    isMissing: failure !== undefined,
  });

  useEffect(() => {
    if (page) {
      clearReload(pathname);
    }
  }, [page, pathname]);

  return (
    <SiteLayout
      site={site}
      page={page}
      pathname={pathname}
      isLoading={isLoading}
      announcement={announcement}
      consent={consent}
    >
      <FailureBoundary key={page?.id ?? pathname} words={words} pathname={pathname}>
        {page && <PageSections page={page} site={site} />}
        {failure && <PageFailure error={failure} words={words} />}
        {!page && !failure && <NotFound shell={site.shell} />}
      </FailureBoundary>
    </SiteLayout>
  );
}

function headWithoutPage(failure: PageLoadError | undefined, shell: Shell): PageHead {
  return failure ? { title: shell.words.errorTitle, description: '' } : shell.notFoundHead;
}

/** Some paths have metadata and analytics but no page. */
function findUnrouted(pathname: string, shell: Shell) {
  const path = withoutTrailingSlash(pathname);
  return shell.unroutedPages.find((unrouted) => unrouted.path === path);
}
