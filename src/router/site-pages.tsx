import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTracking } from '../analytics/use-page-tracking.ts';
import { SiteLayout } from '../layout/site-layout.tsx';
import { useConsent } from '../layout/use-consent.ts';
import type { ContactForm } from '../model/form.ts';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { pageSectionsIsland } from '../sections/lazy-islands.ts';
import { withoutTrailingSlash } from '../ui/host-path.ts';
import { LazyIsland } from '../ui/lazy-island.tsx';
import { clearReload } from '../ui/reload-guard.ts';
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
  const { found, location, isLoading } = useShownPage(routes);
  const { page, failure } = found;
  useLinks();
  const { pathname } = location;
  const path = withoutTrailingSlash(pathname);
  // Some paths have metadata and analytics but no page.
  const known = page ?? shell.unroutedPages.find((unrouted) => unrouted.path === path);
  const failureHead = failure && { title: words.errorTitle, description: '' };
  const announcement = useArrival(location, known?.head ?? failureHead ?? shell.notFoundHead, shell);

  const consent = useConsent(site.analytics);
  usePageTracking({
    settings: site.analytics,
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
      site={site}
      page={page}
      path={path}
      isLoading={isLoading}
      announcement={announcement}
      consent={consent}
    >
      <FailureBoundary key={page?.id ?? pathname} words={words} pathname={pathname}>
        <Sections found={found} site={site} />
        {failure && <PageFailure error={failure.error} words={words} />}
        {!page && !failure && <NotFound shell={site.shell} />}
      </FailureBoundary>
    </SiteLayout>
  );
}

interface SectionsProps {
  readonly found: Found;
  readonly site: Site;
}

/** The sections of the page that has been found. */
function Sections({ found, site }: SectionsProps) {
  const props = useMemo(() => {
    const siteWith = (form: ContactForm | undefined) => (form ? { ...site, form } : site);
    if ('loadWhole' in found) {
      return async () => {
        const { page, form } = await found.loadWhole();
        return { page, site: siteWith(form) };
      };
    }
    const { page, form } = found;
    return page && { page, site: siteWith(form) };
  }, [found, site]);
  return props && <LazyIsland source={pageSectionsIsland} props={props} />;
}
