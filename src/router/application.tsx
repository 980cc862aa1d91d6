import { StrictMode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { toHostPath } from '../ui/host-path.ts';
import { SitePages } from './site-pages.tsx';

interface ApplicationProps {
  readonly site: Site;
  readonly routes: SiteRoutes;
  readonly onRendered?: () => void;
}

/** The root component. In a file of its own, because hot replacement would run the entry module twice. */
export function Application({ site, routes, onRendered }: ApplicationProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return (
    <StrictMode>
      <BrowserRouter basename={toHostPath('/')}>
        <SitePages site={site} routes={routes} />
      </BrowserRouter>
    </StrictMode>
  );
}
