import type { ShareImage } from '../../../src/model/picture.ts';
import type { PageSpec } from '../schema/page.ts';
import { mainHeading } from '../schema/page-roles.ts';
import type { SiteSpec } from '../schema/site.ts';
import { toAbsolute } from './page-head.ts';

/** The size that messengers and social networks ask for, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const shareImagesPath = '/share/';

/** Address of a page's share picture on the site. */
export function shareImagePath(pageId: string): string {
  return `${shareImagesPath}${pageId}.jpg`;
}

/** What the head of a page says of its share picture, on which the main heading of the page stands. */
export function resolveShareImage(site: SiteSpec['site'], page: PageSpec): ShareImage {
  return {
    url: toAbsolute(site, shareImagePath(page.id)),
    ...shareImageSize,
    alt: mainHeading(page) ?? page.name,
  };
}
