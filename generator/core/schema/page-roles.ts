/** What a page is on its site. */
import type { PageSpec } from './page.ts';

/** Path of the home page. */
export const homePath = '/';

/** Whether a page is one of the services: said by its block, and so without a word for all but the home page. */
export function isService(page: PageSpec): boolean {
  return page.service ?? page.path !== homePath;
}

/** Whether a page says what happens to personal data. */
export function hasPrivacySection({ sections }: PageSpec): boolean {
  return sections.some(({ kind }) => kind === 'privacy');
}
