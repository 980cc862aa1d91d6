import type { SitePath } from './link.ts';
import type { Page } from './page.ts';

/** A module of `generated/pages/`. */
export interface PageModule {
  readonly page: Page;
}

/** A route; its page is fetched when it is asked for. */
export interface RouteRecord {
  readonly path: SitePath;
  readonly load: () => Promise<PageModule>;
}

/** The table of all routes. */
export interface RoutesModule {
  readonly routes: readonly RouteRecord[];
}

/** Where the application finds its pages. */
export interface SiteRoutes {
  /** The first address, without a slash at its end, and its page, if it has one. */
  readonly first: { readonly path: string; readonly page: Page | undefined };
  /** Every route; the table grows with the site, so it comes with the first navigation. */
  readonly loadTable: () => Promise<readonly RouteRecord[]>;
}
