import type { ContactForm } from './form.ts';
import type { SitePath } from './link.ts';
import type { Page, PageFrame } from './page.ts';

/** A module of `generated/pages/`. */
export interface PageModule {
  readonly page: Page;
}

/** A page with all that its sections show. */
export type WholePage = PageModule & LoadedPage;

/** What has been loaded for an address; no page where it has none. */
export interface LoadedPage {
  readonly page?: Page | undefined;
  /** The question form, where the site does not have it yet. */
  readonly form?: ContactForm;
}

/** What an address shows. */
export type FoundPage =
  | LoadedPage
  /** A page that a static document shows: its sections are loaded with the code that hydrates them. */
  | { readonly page: PageFrame; readonly loadWhole: () => Promise<WholePage> };

/** A route; its page is fetched when it is asked for. */
export interface RouteRecord {
  readonly path: SitePath;
  readonly load: () => Promise<WholePage>;
}

/** Where the application finds its pages. */
export interface SiteRoutes {
  /** The first address, without a slash at its end, and what it shows. */
  readonly first: FoundPage & { readonly path: string };
  /** Every route; the table grows with the site, so it comes with the first navigation. */
  readonly loadTable: () => Promise<readonly RouteRecord[]>;
}
