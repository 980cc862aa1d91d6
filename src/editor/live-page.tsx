/** The page as it follows the file: rendered by the application, from what the development server provides. */
import { flushSync } from 'react-dom';
import type { ServedPage } from '../model/editor.ts';
import type { Site } from '../model/site.ts';
import { Application } from '../router/application.tsx';
import { toHostPath, toSitePath, withoutTrailingSlash } from '../ui/host-path.ts';
import { pageRoot } from '../ui/page-root.ts';

export type LivePage<Content extends ServedPage> = NonNullable<
  Awaited<ReturnType<typeof takeOverPage<Content>>>
>;

/**
 * Takes the page over from what has rendered it.
 * @param load provides the page of a path
 * @param rendering what is done around a later change of the page
 * @returns `undefined` where the document has no application, or there is no site
 */
export async function takeOverPage<Content extends ServedPage>(
  load: (path: string) => Promise<Content | undefined>,
  rendering: (render: () => void, content: Content) => void,
) {
  if (document.getElementById('site:root') === null) {
    return undefined;
  }
  const root = await pageRoot;
  const first = await load(currentPath());
  if (first === undefined) {
    return undefined;
  }
  let shown = first;
  /** The router asks for its table when another page is opened: this one stays until the content of that is here. */
  const loadTable = () => {
    void refresh();
    return new Promise<never>(() => {});
  };
  const render = () => {
    const { site, path, page } = shown;
    const app = <Application site={uncounted(site)} routes={{ first: { path, page }, loadTable }} />;
    flushSync(() => root.render(app));
  };
  /** Loads the page again and renders what has changed. What the server has answered to a change is in it already. */
  const refresh = async () => {
    const path = currentPath();
    const next = await load(path);
    // The owner may have gone on meanwhile.
    if (next !== undefined && path === currentPath()) {
      shown = next;
      rendering(render, shown);
    }
  };
  render();
  return { content: () => shown, refresh };
}

/** Goes to another page of the site, as by a link. */
export function openPage(path: string, history: 'push' | 'replace'): void {
  window.history[`${history}State`](history === 'push' ? null : window.history.state, '', toHostPath(path));
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/** Path of the page that is open, from the root of the site. */
export function currentPath(): string {
  return withoutTrailingSlash(toSitePath(window.location.pathname) ?? '/');
}

/** Visits of the owner are not counted. */
function uncounted(site: Site): Site {
  const { accountId: _, ...analytics } = site.analytics;
  return { ...site, analytics };
}
