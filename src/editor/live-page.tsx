/** The page as the editor renders it: in place of the application, from texts that name their origins. */
import { StrictMode, useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { EditedPage } from '../model/editor.ts';
import type { SiteRoutes } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { SitePages } from '../router/site-pages.tsx';
import { preloadIslands } from '../sections/lazy-islands.ts';
import { delay } from '../ui/delay.ts';
import { toHostPath, toSitePath, withoutTrailingSlash } from '../ui/host-path.ts';
import { loadEditedPage } from './edit-requests.ts';

export interface LivePage {
  content(): EditedPage;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the page again and renders what has changed.
   * @param revision of the file that is waited for
   */
  refresh(revision?: string): Promise<void>;
}

/** The navigation shows the previous page until the content of the next one is here. */
const neverLoaded: SiteRoutes['loadTable'] = () => new Promise(() => {});

/**
 * Takes the page over from the application.
 * @param rendering what is done around a change of the page
 */
export async function takeOverPage(
  container: HTMLElement,
  rendering: (render: () => void) => void,
): Promise<LivePage | undefined> {
  await preloadIslands();
  const first = await loadEditedPage(currentPath());
  if (first === undefined) {
    return undefined;
  }
  let content = first;
  const listeners = new Set<() => void>();
  const show = (next: EditedPage) => {
    rendering(() => {
      flushSync(() => {
        content = next;
        for (const listener of listeners) {
          listener();
        }
      });
    });
    if (next.page !== undefined) {
      document.title = next.page.head.title;
    }
  };
  const live: LivePage = {
    content: () => content,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh(revision) {
      const path = currentPath();
      let next = await loadEditedPage(path);
      for (
        let asked = 1;
        revision !== undefined && next?.revision !== revision && asked < mostAsked;
        asked += 1
      ) {
        await delay(askEveryMs);
        next = await loadEditedPage(path);
      }
      // The owner may have gone on meanwhile.
      if (next !== undefined && path === currentPath()) {
        show(next);
      }
    },
  };
  await untilReleased();
  rendering(() => {
    flushSync(() => createRoot(container).render(<LiveSite live={live} />));
  });
  return live;
}

/** Pause before something is asked again that takes a moment, in milliseconds. */
const askEveryMs = 40;

/** How often a compiled page is asked for; then what there is is shown. */
const mostAsked = 100;

/** The application has left the page to the editor. */
async function untilReleased(): Promise<void> {
  while (window.dispatchEvent(new Event('site:edit', { cancelable: true }))) {
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

function LiveSite({ live }: { readonly live: LivePage }) {
  return (
    <StrictMode>
      <BrowserRouter basename={toHostPath('/')}>
        <LivePages live={live} />
      </BrowserRouter>
    </StrictMode>
  );
}

function LivePages({ live }: { readonly live: LivePage }) {
  const content = useSyncExternalStore(live.subscribe, live.content);
  const { pathname } = useLocation();
  const isShown = withoutTrailingSlash(pathname) === content.path;
  useEffect(() => {
    if (!isShown) {
      void live.refresh();
    }
  }, [isShown, live]);
  const routes = { first: { path: content.path, page: content.page }, loadTable: neverLoaded };
  return <SitePages site={uncounted(content.site)} routes={routes} />;
}

/** Visits of the owner are not counted. */
function uncounted(site: Site): Site {
  const { accountId: _, ...analytics } = site.analytics;
  return { ...site, analytics };
}
