import type { AnalyticsSettings } from '../model/analytics.ts';
import type { ConsentChoice, ConsentFields, TagFunction } from './track.ts';

declare global {
  interface Window {
    /** The tag's queue, which the loader script takes over. */
    dataLayer?: unknown[];
  }
}

/** The tag functions of this module, by their queues. */
const ownTags = new WeakMap<object, TagFunction>();

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
  const timer = setTimeout(() => addScript(`${loaderUrl}?id=${encodeURIComponent(accountId)}`));
  return () => clearTimeout(timer);
}

/** Removes this module's tag function after a refusal, and tells the loader. */
export function withdrawTag(): void {
  try {
    const { gtag, dataLayer } = window;
    if (gtag !== undefined && dataLayer !== undefined && ownTags.get(dataLayer) === gtag) {
      gtag('consent', 'update', consentOf('denied'));
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
  const known = ownTags.get(queue);
  const tag = known ?? queueingTag(queue);
  ownTags.set(queue, tag);
  window.gtag = tag;
  if (asksConsent) {
    if (known === undefined) {
      tag('consent', 'default', consentOf('denied'));
    }
    tag('consent', 'update', consentOf('granted'));
  }
  if (known === undefined) {
    tag('js', new Date());
  }
}

function consentOf(choice: ConsentChoice): ConsentFields {
  return { ad_storage: choice, ad_user_data: choice, ad_personalization: choice, analytics_storage: choice };
}

/** The loader script recognises commands by their type, the `arguments` object. */
function queueingTag(queue: unknown[]): TagFunction {
  return function tag() {
    queue.push(arguments);
  };
}

function addScript(src: string): void {
  const isPresent = [...document.scripts].some((script) => script.getAttribute('src') === src);
  if (isPresent) {
    return;
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
