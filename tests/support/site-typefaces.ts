import { openTypefaces, type SiteTypefaces } from '../../generator/vite/site-typefaces.ts';
import { projectRoot } from './workspace.ts';

/** The typeface of a site that chooses none. */
export function openUsualTypefaces(): Promise<SiteTypefaces> {
  return openTypefaces(projectRoot, 'golos');
}
