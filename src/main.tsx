import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RouteRecord } from './model.ts';
import { matchRoute, withLoadedPage } from './router/match-route.ts';
import { SitePages } from './router/site-pages.tsx';
import { routes, site } from './site.ts';
import { settleTypeface } from './typeface/settle-typeface.ts';
import { toHostPath, toSitePath } from './ui/host-path.ts';

/**
 * Puts the application into the document. The page's code is fetched first, so that what is drawn first is what
 * the static document shows.
 */
async function startSite(container: HTMLElement): Promise<void> {
  const documentPath = container.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  let matched = matchLocation();
  if (!matched && documentPath) {
    // The host serves a page under another address too, for example as `/index.html`.
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, '', toHostPath(documentPath) + search + hash);
    matched = matchLocation();
  }

  const app = (
    <StrictMode>
      <BrowserRouter basename={toHostPath('/')}>
        <SitePages site={site} routes={await withLoadedPage(routes, matched)} />
      </BrowserRouter>
    </StrictMode>
  );
  if (documentPath === (matched?.path ?? '')) {
    // In short pieces, between which the page answers.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    createRoot(container).render(app);
  }
}

/** The route of the address in the browser, if it lies in the site and has a page. */
function matchLocation(): RouteRecord | undefined {
  const path = toSitePath(window.location.pathname);
  return path === undefined ? undefined : matchRoute(routes, path);
}

const container = document.getElementById('site:root');
void settleTypeface();
if (container) {
  await startSite(container);
}
