import type { AnalyticsSettings } from '../model/analytics.ts';
import { thirdPartyScript } from './third-party-script.ts';
import type { ConsentChoice, ConsentFields, TagFunction } from './track.ts';

declare global {
  interface Window {
    /** The tag's queue, which the loader script takes over. */
    dataLayer?: unknown[];
  }
}

/** The tag function of this module. The loader script recognises commands by their type, the `arguments` object. */
const ownTag: TagFunction = function tag() {
  window.dataLayer?.push(arguments);
};

/** The queues that have what precedes every other command. */
const begunQueues = new WeakSet<object>();

/**
 * Defines the tag function, and adds the account's loader script in a task of its own: the application itself starts
 * after the first paint. Does nothing without an account, and keeps a tag function that exists already. Where consent is
 * required, call it only after it was given. The function queues commands at once, so that the first page is counted.
 * @returns cancels a script that has not been added yet
 */
export function installTag({ accountId, loaderUrl, asksConsent }: AnalyticsSettings): () => void {
  if (accountId === undefined) {
    return () => undefined;
  }
  try {
    if (window.gtag === undefined) {
      defineTag(asksConsent);
    }
  } catch {
    // An ad blocker guards these names: nothing is counted.
    return () => undefined;
  }
  const timer = setTimeout(() => thirdPartyScript(`${loaderUrl}?id=${encodeURIComponent(accountId)}`));
  return () => clearTimeout(timer);
}

/** Removes this module's tag function after a refusal, and tells the loader. */
export function withdrawTag(): void {
  try {
    if (window.gtag === ownTag) {
      ownTag('consent', 'update', consentOf('denied'));
      delete window.gtag;
    }
  } catch {
    // Guarded by another script.
  }
}

/** Consent Mode v2: the default 'denied' precedes every other command, the visitor's consent follows it. */
function defineTag(asksConsent: boolean): void {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
  window.gtag = ownTag;
  const isBegun = begunQueues.has(queue);
  begunQueues.add(queue);
  if (asksConsent && !isBegun) {
    ownTag('consent', 'default', consentOf('denied'));
  }
  if (asksConsent) {
    ownTag('consent', 'update', consentOf('granted'));
  }
  if (!isBegun) {
    ownTag('js', new Date());
  }
}

function consentOf(choice: ConsentChoice): ConsentFields {
  return { ad_storage: choice, ad_user_data: choice, ad_personalization: choice, analytics_storage: choice };
}
