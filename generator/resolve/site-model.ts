import type { CarouselSettings, Page, Site } from '../../src/model.ts';

/** What the style sheet of a site is made from. */
export interface Theme {
  /** `#rrggbb`. */
  readonly accent: string;
  readonly accentInk: string;
  readonly carousels: readonly CarouselSettings[];
}

/** A whole site with every reference followed: what emit and publish work from. */
export interface SiteModel {
  readonly site: Site;
  /** In the order of the file; the first with path `/` is the home page. */
  readonly pages: readonly Page[];
  /** Absolute address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly theme: Theme;
}
