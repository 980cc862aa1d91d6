import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './router/create-routes.tsx';
import { matchRoute, withLoadedPage } from './router/match-route.ts';
import { routes, site } from './site.ts';
import { toHostPath } from './ui/host-path.ts';

/**
 * Puts the application into the document. The page's code is fetched first: a router that starts with a
 * pending page draws nothing, and React would put a second page under the static one.
 */
async function startSite(container: HTMLElement): Promise<void> {
  const documentPath = container.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  let matched = matchRoute(routes, window.location.pathname);
  if (!matched && documentPath) {
    // The host serves a page under another address too, for example as `/index.html`.
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, '', toHostPath(documentPath) + search + hash);
    matched = matchRoute(routes, window.location.pathname);
  }

  const router = createBrowserRouter(createRoutes({ site, routes: await withLoadedPage(routes, matched) }), {
    basename: toHostPath('/'),
    hydrationData: { loaderData: {} },
  });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (documentPath === (matched?.path ?? '')) {
    hydrateRoot(container, app);
  } else {
    createRoot(container).render(app);
  }
}

const container = document.getElementById('root');
if (container) {
  await startSite(container);
}
