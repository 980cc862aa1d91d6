import type { PageFrame } from '../model/page.ts';
import type { SiteRoutes, WholePage } from '../model/routes.ts';
import { preloadIslands } from '../sections/lazy-islands.ts';
import { toHostPath, toSitePath, withoutTrailingSlash } from '../ui/host-path.ts';
import { loadPage } from './load-page.ts';

/**
 * The page of the address in the browser. The document has its own page without the sections, and names its module; the
 * table of routes is asked only where the address is another's than the document's, or the document has no page in it,
 * as in development.
 * @param documentPath path of the page that the document shows; empty where that is the one for unknown addresses
 * @param loadModule loads the page of a module's address
 * @throws PageLoadError where the page does not come
 */
export async function findFirstPage(
  documentPath: string | undefined,
  loadTable: SiteRoutes['loadTable'],
  loadModule: (address: string) => Promise<WholePage>,
): Promise<SiteRoutes['first']> {
  const { pathname, search, hash } = window.location;
  const sitePath = toSitePath(pathname);
  const path = sitePath === undefined ? '' : withoutTrailingSlash(sitePath);
  const { frame, module } = document.querySelector<HTMLElement>('[data-application]')?.dataset ?? {};
  if (frame && module && path === documentPath) {
    const page: PageFrame = JSON.parse(frame);
    return { path, page, loadWhole: () => loadModule(module) };
  }
  if (import.meta.hot) {
    // In development all of the page is one tree, so that a saved change is rendered everywhere in it.
    await preloadIslands();
  }
  const found = sitePath === undefined ? {} : await loadPage(loadTable, path);
  if (found.page === undefined && documentPath) {
    // The host serves the page at another path too, for example `/index.html`.
    window.history.replaceState(window.history.state, '', toHostPath(documentPath) + search + hash);
    return findFirstPage(documentPath, loadTable, loadModule);
  }
  return { path, ...found };
}
