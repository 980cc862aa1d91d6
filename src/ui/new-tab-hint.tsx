import { useWords } from './site-context.ts';

/** Tells screen readers that the link around it opens a new tab. */
export function NewTabHint() {
  return <span className="visually-hidden"> {useWords().opensInNewTab}</span>;
}
