import type { ReactNode } from 'react';
import { SiteContext } from '../../src/ui/site-context.ts';
import { site } from './example-site.ts';

/** An element as it stands on a page of the example site. */
export function inSite(element: ReactNode, shown = site) {
  return <SiteContext value={shown}>{element}</SiteContext>;
}
