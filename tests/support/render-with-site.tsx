import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import type { AnalyticsSettings } from '../../src/model/analytics.ts';
import type { Page } from '../../src/model/page.ts';
import type { RouteRecord, SiteRoutes } from '../../src/model/routes.ts';
import { SitePages } from '../../src/router/site-pages.tsx';
import { pageSectionsIsland } from '../../src/sections/lazy-islands.ts';
import { homePage, mapPage, site, wheelsPage } from './example-site.ts';

interface SiteOptions {
  /** Where the visit starts. */
  readonly address?: string;
  /** How the wheels' page comes; at once unless a test says otherwise. */
  readonly loadWheels?: () => Promise<{ readonly page: Page }>;
  /** How visits are counted; not at all unless a test says otherwise. */
  readonly analytics?: AnalyticsSettings;
}

/** The pages of the example site, as the application finds them when it starts at an address. */
export function exampleRoutes(address: string, loadWheels = async () => ({ page: wheelsPage })): SiteRoutes {
  const table: readonly RouteRecord[] = [
    { path: '/', load: async () => ({ page: homePage }) },
    { path: '/map', load: async () => ({ page: mapPage }) },
    { path: '/wheels', load: loadWheels },
  ];
  const path = address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1');
  const page = [homePage, mapPage, wheelsPage].find((candidate) => candidate.path === path);
  return { first: { path, page }, loadTable: async () => table };
}

// As after the first navigation: pages are drawn at once.
await pageSectionsIsland.fetch();

/** Opens the example site as a browser has it after hydration. Call `closeSite` after the test. */
export function renderSite({ address = '/', loadWheels, analytics = site.analytics }: SiteOptions = {}) {
  const routes = exampleRoutes(address, loadWheels);
  let navigate: NavigateFunction = () => {};
  function BrowserControls() {
    navigate = useNavigate();
    return null;
  }
  return {
    ...render(
      <MemoryRouter initialEntries={[address]}>
        <SitePages site={{ ...site, analytics }} routes={routes} />
        <BrowserControls />
      </MemoryRouter>,
    ),
    /** Goes to an address as its link would. */
    goTo: (to: string) => act(async () => navigate(to)),
    goBack: () => act(async () => navigate(-1)),
  };
}

/** Takes the site out of the document, its head included. */
export function closeSite(): void {
  cleanup();
  document.head.innerHTML = '';
  sessionStorage.clear();
}
