import type { LabelledLink } from './link.ts';

/** What is reported when a page is visited. */
export interface PageAnalytics {
  /** Label of the `page_visit` event. */
  readonly visitLabel: string;
  /** `send_to` of the `conversion` event. */
  readonly conversionSendTo?: string;
}

export interface AnalyticsSettings {
  /** Account of the tag; the loader script is added only where it is set. */
  readonly accountId?: string;
  /** Address of the loader script, without the account. */
  readonly loaderUrl: string;
  /** The loader script waits until the visitor has agreed. */
  readonly asksConsent: boolean;
  /** The privacy policy, linked where consent is asked for; absent where the site has none. */
  readonly privacy?: LabelledLink;
}
