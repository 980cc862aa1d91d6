import type { RouteObject } from 'react-router-dom';
import type { Page, RouteRecord, Site } from '../model.ts';
import { PageSections } from '../sections/page-sections.tsx';
import { PageLoadError } from './page-load-error.ts';
import { NotFound, RouteFailure } from './page-status.tsx';
import { notFoundRouteId, RootRoute } from './root-route.tsx';

interface RouteContent {
  readonly site: Site;
  readonly routes: readonly RouteRecord[];
}

/**
 * The router's route tree: the frame, inside it a boundary for failures, inside that the pages. Paths match
 * letter by letter, as a static host serves them.
 *
 * @returns fresh route objects; a tree belongs to one router
 */
export function createRoutes({ site, routes }: RouteContent): RouteObject[] {
  const { words } = site.shell;
  const pages = new Map<string, Page>();

  function pageRoute(record: RouteRecord): RouteObject {
    const { path } = record;
    const address = { id: path, path, caseSensitive: true };
    if ('page' in record) {
      pages.set(path, record.page);
      return {
        ...address,
        element: <PageSections page={record.page} site={site} />,
      };
    }
    return {
      ...address,
      lazy: async () => {
        const { page } = await loadPage(record.load);
        pages.set(path, page);
        return { element: <PageSections page={page} site={site} /> };
      },
    };
  }

  return [
    {
      element: <RootRoute site={site} findPage={(routeId) => pages.get(routeId)} />,
      errorElement: <RouteFailure words={words} />,
      children: [
        {
          errorElement: <RouteFailure words={words} />,
          children: [
            ...routes.map(pageRoute),
            {
              id: notFoundRouteId,
              path: '*',
              element: <NotFound words={words} />,
            },
          ],
        },
      ],
    },
  ];
}

async function loadPage<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    throw new PageLoadError(error);
  }
}
