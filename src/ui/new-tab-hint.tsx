import type { Words } from '../model/words.ts';

/** Tells screen readers that the link around it opens a new tab. */
export function NewTabHint({ words }: { readonly words: Words }) {
  return <span className="visually-hidden"> {words.opensInNewTab}</span>;
}
