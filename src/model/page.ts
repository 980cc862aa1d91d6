import type { PageAnalytics } from './analytics.ts';
import type { Phone } from './contacts.ts';
import type { SitePath } from './link.ts';
import type { ShareImage } from './picture.ts';
import type { Section } from './section.ts';

/** What the browser tab, search engines and shared links show of a page. */
export interface PageHead {
  /** Complete, the brand included. */
  readonly title: string;
  readonly description: string;
  /** Absolute address without a trailing slash (except the home page). Absent where there is no page. */
  readonly canonicalUrl?: string;
  /** What messengers and social networks show beside a link to the page. */
  readonly shareImage?: ShareImage;
}

export interface CallButton {
  readonly phone: Phone;
  /** The page's name in the click event. */
  readonly pageName: string;
  /** `send_to` of the conversion event on the opening press. */
  readonly conversionSendTo?: string;
}

/** A page without its sections. */
export interface PageFrame {
  readonly id: string;
  readonly path: SitePath;
  /** Short name, as menus show it. */
  readonly name: string;
  readonly head: PageHead;
  readonly callButton: CallButton;
  readonly analytics: PageAnalytics;
}

export interface Page extends PageFrame {
  readonly sections: readonly Section[];
}

/** A path that metadata and analytics know and that has no page. */
export interface UnroutedPage {
  readonly path: string;
  readonly head: PageHead;
  readonly analytics: PageAnalytics;
}
