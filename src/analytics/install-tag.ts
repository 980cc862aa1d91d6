import type { AnalyticsSettings } from '../model/analytics.ts';
import type { ConsentChoice } from './consent-choice.ts';
import type { ConsentFields, TagFunction } from './track.ts';

declare global {
  interface Window {
    /** The tag's queue: the loader script takes over what was put in before it came. */
    dataLayer?: unknown[];
  }
}

/** The tag function that this module has given to a queue. */
const ownTags = new WeakMap<object, TagFunction>();

/**
 * Defines the tag function and adds the account's loader script after the page has painted. Does nothing
 * without an account, and leaves a tag function alone that is there already. Where the visitor has been asked, call it
 * only after he has agreed.
 *
 * The function comes at once and queues, so that the first page is counted although the script comes later.
 *
 * @returns takes back a script that has not been added yet
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
    // A blocker of advertisements guards these names: then nothing is counted.
    return () => undefined;
  }
  return afterPaint(() => addScript(`${loaderUrl}?id=${encodeURIComponent(accountId)}`));
}

/** Takes the tag function away after a refusal, if it is the one of this module: the loader is told, and no more. */
export function withdrawTag(): void {
  try {
    const { gtag, dataLayer } = window;
    if (gtag !== undefined && dataLayer !== undefined && ownTags.get(dataLayer) === gtag) {
      gtag('consent', 'update', consentOf('denied'));
      delete window.gtag;
    }
  } catch {
    // Names that cannot be read or removed are not of this module.
  }
}

/** Consent Mode v2: a refusal stands before every other command, and the visitor's agreement after it. */
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

/** The tag function as the loader script expects it: it tells commands from data by the `arguments` object. */
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

/** Runs a task once the next frame has been painted. A page that is never shown never runs it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame's callback still runs before its painting, a task that it queues runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
