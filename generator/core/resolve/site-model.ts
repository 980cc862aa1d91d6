import type { Page } from '../../../src/model/page.ts';
import type { Site } from '../../../src/model/site.ts';
import type { MessageLanguage } from '../findings/message-language.ts';
import type { SiteSpec } from '../schema/site.ts';
import type { CarouselStyle } from './carousel-styles.ts';
import type { PictureFile } from './context.ts';
import type { AccentColours } from './theme.ts';

/** How round buttons, cards and fields are. */
export type Corners = SiteSpec['site']['theme']['corners'];

/** What text is set in: a typeface that comes with the site, or that of the visitor's system. */
export type Typeface = SiteSpec['site']['theme']['typeface'];

/** What the style sheet of a site is made from. */
export interface Theme extends AccentColours {
  readonly corners: Corners;
  readonly typeface: Typeface;
  readonly carousels: readonly CarouselStyle[];
  /** Address of the picture behind the words of share pictures. */
  readonly shareBackground?: string;
}

/** The file of the pictures folder from which the picture at an address is made. */
export interface PictureOrigin {
  /** Name in the pictures folder. */
  readonly file: string;
  readonly picture: PictureFile;
}

/** A path that a page had before. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What serves the published files. */
export type Host = SiteSpec['site']['host'];

/** How far browsers refuse connections without encryption: on the site's host, also below it, or by their own list. */
export type HstsScope = SiteSpec['site']['hsts'];

/** Whom to tell of a hole in the site, and until which day (`2027-06-30`) that holds. */
export type SecurityContact = NonNullable<SiteSpec['site']['security']>;

/** A whole site with every reference followed: what emit and publish work from. */
export interface SiteModel {
  readonly site: Site;
  /** In the order of the file; the first with path `/` is the home page. */
  readonly pages: readonly Page[];
  /** Absolute address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The language in which the owner is spoken to. */
  readonly ownerLanguage: MessageLanguage;
  readonly security?: SecurityContact;
  /** Where the home page stands on its host: `/`, or the path of the site's address with a slash at its end. */
  readonly basePath: string;
  readonly host: Host;
  readonly hsts: HstsScope;
  readonly theme: Theme;
  /** Paths that pages had before, each with the path of its page now. */
  readonly redirects: readonly Redirect[];
  /** Paths of the pages that are services. */
  readonly services: ReadonlySet<string>;
  /** The day of a page's last change (`2026-11-05`), by path, where the file says it. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** What stands behind the addresses of pictures. */
  readonly pictures: ReadonlyMap<string, PictureOrigin>;
}
