import type { PageAnalytics } from '../model/analytics.ts';
import type { CallButton } from '../model/page.ts';

/** A visitor's choice, in the terms of Google's Consent Mode. */
export type ConsentChoice = 'granted' | 'denied';

/** Fields of an event, as the tag function takes them. */
type EventFields = Readonly<Record<string, string>>;

/** Consent by purpose. */
export type ConsentFields = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', ConsentChoice>
>;

declare global {
  interface Window {
    /** The global tag function; absent where no account is set or its script is blocked. */
    gtag?: TagFunction;
  }
}

export interface TagFunction {
  (command: 'consent', kind: 'default' | 'update', fields: ConsentFields): void;
  (command: 'js', loadedAt: Date): void;
  (command: 'config', accountId: string, fields: EventFields): void;
  (command: 'event', name: string, fields: EventFields): void;
}

/** Category of the event that a visit to a page sends. */
const visitCategory = 'page_tracking';

/** Category of the event that the call button sends. */
const callCategory = 'engagement';

/** Whether a tag function is defined at this moment, by this site or another script. */
export function hasTag(): boolean {
  try {
    return typeof window.gtag === 'function';
  } catch {
    return false;
  }
}

/**
 * Reports a visited page.
 *
 * @param accountId without it there is nothing to configure
 * @param pagePath path and query
 * @param analytics absent where no page is known: then no label and no conversion of another page is sent
 */
export function trackPageVisit(
  accountId: string | undefined,
  pagePath: string,
  analytics: PageAnalytics | undefined,
): void {
  if (accountId !== undefined) {
    callTag((tag) => tag('config', accountId, { page_path: pagePath }));
  }
  sendEvent('page_visit', {
    event_category: visitCategory,
    ...(analytics && { event_label: analytics.visitLabel }),
  });
  sendConversion(analytics?.conversionSendTo);
}

/** Reports the press that opens the call button: the click and the page's conversion. */
export function trackCallButton({ pageName, conversionSendTo }: CallButton): void {
  sendEvent('click', { event_category: callCategory, event_label: pageName });
  sendConversion(conversionSendTo);
}

function sendConversion(sendTo: string | undefined): void {
  if (sendTo !== undefined) {
    sendEvent('conversion', { send_to: sendTo });
  }
}

function sendEvent(name: string, fields: EventFields): void {
  callTag((tag) => tag('event', name, fields));
}

/** Calls the tag function if it exists. Its exceptions are swallowed: analytics must never break a page. */
function callTag(call: (tag: TagFunction) => void): void {
  try {
    if (typeof window.gtag === 'function') {
      call(window.gtag);
    }
  } catch {
    // Not counted.
  }
}
