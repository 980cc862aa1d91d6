import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { toHostPath } from '../ui/host-path.ts';
import { SitePages } from './site-pages.tsx';

interface ApplicationProps {
  readonly site: Site;
  readonly routes: SiteRoutes;
  readonly onDrawn: () => void;
}

/**
 * All that is drawn in the browser. It has a file of its own: the development server fetches a file with a component
 * anew where that changes, and the module that the application begins with would begin it twice.
 */
export function Application({ site, routes, onDrawn }: ApplicationProps) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <StrictMode>
      <BrowserRouter basename={toHostPath('/')}>
        <SitePages site={site} routes={routes} />
      </BrowserRouter>
    </StrictMode>
  );
}
