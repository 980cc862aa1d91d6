/** Scripts of documents that redirect. Unlike a refresh they keep the query, which advertising needs, and the hash. */
import { escapeMarkup } from './escape-markup.ts';
import { hashSource } from './hash-source.ts';

/** The same for all redirects, so that one hash allows it: the target is an attribute of its element. */
const redirect = 'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

/** Source of `redirectScript` for a content security policy. */
export const redirectSource = hashSource(redirect);

/** @param target from the root of the host */
export function redirectScript(target: string): string {
  return `<script data-to="${escapeMarkup(target)}">${redirect}</script>`;
}

/** With the origin, because a path that begins with two slashes would be another host. */
const removeSlash = [
  "const path=location.pathname.replace(/\\/+(?:index\\.html)?$/,'')",
  'if(path!==location.pathname)location.replace(location.origin+path+location.search+location.hash)',
].join(';');

/** Source of `trailingSlashScript` for a content security policy. */
export const trailingSlashSource = hashSource(removeSlash);

/** For `404.html` of a host that serves `/x` but not `/x/`: redirects from the latter to the former. */
export const trailingSlashScript = `<script>${removeSlash}</script>`;
