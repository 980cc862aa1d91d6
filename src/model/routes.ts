import type { SitePath } from './link.ts';
import type { Page } from './page.ts';

/** A module of `generated/pages/`. */
export interface PageModule {
  readonly page: Page;
}

/** A route whose page is fetched when it is asked for. */
export interface PageRoute {
  readonly path: SitePath;
  readonly load: () => Promise<PageModule>;
}

/** A route whose page is there already, as the home page's is. */
export interface LoadedRoute {
  readonly path: SitePath;
  readonly page: Page;
}

export type RouteRecord = PageRoute | LoadedRoute;
