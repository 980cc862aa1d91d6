/** The page as it follows the file: rendered in place of the application, from what the development server provides. */
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { ServedPage } from '../model/editor.ts';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { SitePages } from '../router/site-pages.tsx';
import { preloadIslands } from '../sections/lazy-islands.ts';
import { delay } from '../ui/delay.ts';
import { toHostPath, toSitePath, withoutTrailingSlash } from '../ui/host-path.ts';
import { yieldEvent, yieldPage } from '../ui/yield-page.ts';

export type LivePage<Content extends ServedPage> = NonNullable<
  Awaited<ReturnType<typeof takeOverPage<Content>>>
>;

/** The navigation shows the previous page until the content of the next one is here. */
const neverLoaded: SiteRoutes['loadTable'] = () => new Promise(() => {});

/**
 * Takes the page over from what has rendered it.
 * @param load provides the page of a path
 * @param rendering what is done around a later change of the page
 */
export async function takeOverPage<Content extends ServedPage>(
  container: HTMLElement,
  load: (path: string) => Promise<Content | undefined>,
  rendering: (render: () => void, content: Content) => void,
) {
  const islands = preloadIslands();
  const first = await load(currentPath());
  await islands;
  if (first === undefined) {
    return undefined;
  }
  let shown = first;
  const render = () => flushSync(() => root.render(<LiveSite content={shown} onLeave={refresh} />));
  /**
   * Loads the page again and renders what has changed.
   * @param revision of the file that is waited for
   */
  const refresh = async (revision?: string) => {
    const path = currentPath();
    let next = await load(path);
    for (
      let asked = 1;
      revision !== undefined && next?.revision !== revision && asked < mostAsked;
      asked += 1
    ) {
      await delay(askEveryMs);
      next = await load(path);
    }
    // The owner may have gone on meanwhile.
    if (next !== undefined && path === currentPath()) {
      shown = next;
      rendering(render, shown);
    }
  };
  await untilYielded();
  const root = createRoot(container);
  render();
  yieldPage(root);
  return { content: () => shown, refresh };
}

/** Pause before something is asked again that takes a moment, in milliseconds. */
const askEveryMs = 40;

/** How often a compiled page is asked for; then what there is is shown. */
const mostAsked = 100;

/** What has rendered the page has left it. */
async function untilYielded(): Promise<void> {
  while (window.dispatchEvent(new Event(yieldEvent, { cancelable: true }))) {
    await delay(askEveryMs);
  }
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

interface LiveSiteProps {
  readonly content: ServedPage;
  /** The page that is shown is no longer the one that is open. */
  readonly onLeave: () => Promise<void>;
}

function LiveSite(props: LiveSiteProps) {
  return (
    <StrictMode>
      <BrowserRouter basename={toHostPath('/')}>
        <LivePages {...props} />
      </BrowserRouter>
    </StrictMode>
  );
}

function LivePages({ content, onLeave }: LiveSiteProps) {
  const { pathname } = useLocation();
  const isShown = withoutTrailingSlash(pathname) === content.path;
  useEffect(() => {
    if (!isShown) {
      void onLeave();
    }
  }, [isShown, onLeave]);
  const routes = { first: { path: content.path, page: content.page }, loadTable: neverLoaded };
  return <SitePages site={uncounted(content.site)} routes={routes} />;
}

/** Visits of the owner are not counted. */
function uncounted(site: Site): Site {
  const { accountId: _, ...analytics } = site.analytics;
  return { ...site, analytics };
}
