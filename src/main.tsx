import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouteRecord } from './model.ts';
import { Application } from './router/application.tsx';
import { matchRoute, withLoadedPage } from './router/match-route.ts';
import { routes, site } from './site.ts';
import { settleTypeface } from './typeface/settle-typeface.ts';
import { toHostPath, toSitePath } from './ui/host-path.ts';

/**
 * Puts the application into the document. The page's code is fetched first, so that what is drawn first is what
 * the static document shows.
 * @returns settled when the application has been drawn
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

  const loaded = await withLoadedPage(routes, matched);
  await new Promise<void>((resolve) => {
    const app = <Application site={site} routes={loaded} onDrawn={resolve} />;
    if (documentPath === (matched?.path ?? '')) {
      // In short pieces, between which the page answers.
      startTransition(() => {
        hydrateRoot(container, app);
      });
    } else {
      createRoot(container).render(app);
    }
  });
}

/** The route of the address in the browser, if it lies in the site and has a page. */
function matchLocation(): RouteRecord | undefined {
  const path = toSitePath(window.location.pathname);
  return path === undefined ? undefined : matchRoute(routes, path);
}

const container = document.getElementById('site:root');
if (container) {
  const drawn = startSite(container);
  void settleTypeface(drawn);
  await drawn;
}
