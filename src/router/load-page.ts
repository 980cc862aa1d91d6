import type { Page } from '../model/page.ts';
import type { PageRoute } from '../model/routes.ts';
import { PageLoadError } from './page-load-error.ts';

/**
 * Fetches a page.
 * @throws PageLoadError where it does not come
 */
export async function loadPage({ load }: PageRoute): Promise<Page> {
  try {
    const { page } = await load();
    return page;
  } catch (error) {
    throw new PageLoadError(error);
  }
}
