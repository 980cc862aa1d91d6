import type { AnalyticsSettings } from '../model.ts';
import type { TagFunction } from './track.ts';

declare global {
  interface Window {
    /** The tag's queue: the loader script takes over what was put in before it came. */
    dataLayer?: unknown[];
  }
}

/**
 * Defines the tag function and adds the account's loader script after the page has painted. Does nothing
 * without an account, and leaves a tag function alone that is there already.
 *
 * The function comes at once and queues, so that the first page is counted although the script comes later.
 *
 * @returns takes back a script that has not been added yet
 */
export function installTag({ accountId, loaderUrl }: AnalyticsSettings): () => void {
  if (accountId === undefined) {
    return () => undefined;
  }
  try {
    if (window.gtag === undefined) {
      const tag = queueingTag();
      window.gtag = tag;
      tag('js', new Date());
    }
  } catch {
    // A blocker of advertisements guards these names: then nothing is counted.
    return () => undefined;
  }
  return afterPaint(() => addScript(`${loaderUrl}?id=${encodeURIComponent(accountId)}`));
}

/** The tag function as the loader script expects it: it tells commands from data by the `arguments` object. */
function queueingTag(): TagFunction {
  const queue = window.dataLayer ?? [];
  window.dataLayer = queue;
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
