import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Page, RouteRecord } from '../../src/model.ts';
import { createRoutes } from '../../src/router/create-routes.tsx';
import { homePage, mapPage, site, wheelsPage } from './example-site.ts';

interface SiteOptions {
  /** Where the visit starts. */
  readonly address?: string;
  /** How the wheels' page comes; at once unless a test says otherwise. */
  readonly loadWheels?: () => Promise<{ readonly page: Page }>;
}

/** Opens the example site as a browser has it after hydration. Call `closeSite` after the test. */
export function renderSite({ address = '/', loadWheels }: SiteOptions = {}) {
  const routes: readonly RouteRecord[] = [
    { path: '/', page: homePage },
    { path: '/map', page: mapPage },
    loadWheels ? { path: '/wheels', load: loadWheels } : { path: '/wheels', page: wheelsPage },
  ];
  const router = createMemoryRouter(createRoutes({ site, routes }), { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}

/** Takes the site out of the document, its head included. */
export function closeSite(): void {
  cleanup();
  document.head.innerHTML = '';
  sessionStorage.clear();
}
