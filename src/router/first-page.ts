import type { PageModule, SiteRoutes } from '../model/routes.ts';
import { toHostPath, toSitePath, withoutTrailingSlash } from '../ui/host-path.ts';
import { loadPage } from './load-page.ts';

/**
 * The page of the address in the browser. The document names the module of its own page; the table of routes is
 * asked only where the address is another's than the document's, or the document names none, as in development.
 * @param documentPath path of the page that the document shows; empty where that is the one for unknown addresses
 * @throws PageLoadError where the page does not come
 */
export async function findFirstPage(
  documentPath: string | undefined,
  loadTable: SiteRoutes['loadTable'],
): Promise<SiteRoutes['first']> {
  const { pathname, search, hash } = window.location;
  const sitePath = toSitePath(pathname);
  const path = sitePath === undefined ? '' : withoutTrailingSlash(sitePath);
  const module = document.querySelector<HTMLElement>('[data-application]')?.dataset.module;
  if (module && path === documentPath) {
    const { page }: PageModule = await import(/* @vite-ignore */ module);
    return { path, page };
  }
  const page = sitePath === undefined ? undefined : await loadPage(loadTable, path);
  if (page === undefined && documentPath) {
    // The host serves the page at another path too, for example `/index.html`.
    window.history.replaceState(window.history.state, '', toHostPath(documentPath) + search + hash);
    return findFirstPage(documentPath, loadTable);
  }
  return { path, page };
}
