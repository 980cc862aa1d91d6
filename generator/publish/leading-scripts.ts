/**
 * Scripts of documents that lead to another address. A refresh alone would lose the query, by which an advertisement
 * knows its visitors, and the hash.
 */
import { escapeMarkup } from './escape-markup.ts';
import { hashSource } from './hash-source.ts';

/** The same for all old paths, so that one hash allows it: where it leads stands in its element. */
const leadOn = 'location.replace(document.currentScript.dataset.to+location.search+location.hash)';

/** Source of the script of `leadTo` for a content security policy. */
export const leadOnSource = hashSource(leadOn);

/**
 * A script that leads to a page.
 * @param target from the root of the host
 */
export function leadTo(target: string): string {
  return `<script data-to="${escapeMarkup(target)}">${leadOn}</script>`;
}

/** The origin is written out: a path that begins with two slashes would be another host. */
const leadToPage = [
  "const path=location.pathname.replace(/\\/+(?:index\\.html)?$/,'')",
  'if(path!==location.pathname)location.replace(location.origin+path+location.search+location.hash)',
].join(';');

/** Source of `leadFromSlash` for a content security policy. */
export const leadFromSlashSource = hashSource(leadToPage);

/**
 * A script for the document of unknown addresses of a host that knows `/x` and not `/x/`: it leads to the former, which
 * is a page or is unknown too.
 */
export const leadFromSlash = `<script>${leadToPage}</script>`;
