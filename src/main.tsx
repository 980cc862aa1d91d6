import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Application } from './router/application.tsx';
import { findFirstPage } from './router/first-page.ts';
import { loadModule, loadTable, site } from './site.ts';
import { swapWebFont } from './typeface/swap-web-font.ts';
import { delay } from './ui/delay.ts';
import { saveTypedValues } from './ui/form-draft.ts';
import { toSitePath } from './ui/host-path.ts';
import { providePageRoot } from './ui/page-root.ts';
import { reloadOnce } from './ui/reload-guard.ts';

/** First and longest pause before a lost page module is requested again, in milliseconds. */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** What the head of a document says of its page; React takes only those over that are the same. */
const tagsOfPage =
  'title, link[rel="canonical"], meta[property^="og:"], meta:is([name="description"], [name="robots"])';

/**
 * Loads the page's module, so that the first render equals the static document, and starts the application.
 * @returns settled after the first render
 */
async function startSite(container: HTMLElement): Promise<void> {
  const documentPath = container.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  const saveInput = () => saveTypedValues(container);
  window.addEventListener('pagehide', saveInput);
  const first = await loadWithRetries(() => findFirstPage(documentPath, loadTable, loadModule));
  window.removeEventListener('pagehide', saveInput);
  const root = await new Promise<Root>((resolve) => {
    const rendered = () => resolve(created);
    const app = <Application site={site} routes={{ first, loadTable }} onRendered={rendered} />;
    let created: Root;
    if (documentPath === (first.page?.path ?? '')) {
      // React renders markup anew that differs from its own, for example after machine translation.
      saveInput();
      // In time slices, so that the page stays responsive.
      startTransition(() => {
        created = hydrateRoot(container, app);
      });
    } else {
      for (const tag of document.head.querySelectorAll(tagsOfPage)) {
        tag.remove();
      }
      created = createRoot(container);
      created.render(app);
    }
  });
  if (import.meta.hot) {
    providePageRoot(root);
  }
}

/**
 * Retries after longer and longer pauses until the code is loaded; the static page stays meanwhile. The first failure
 * reloads the document, because a new release has other file names.
 */
async function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      await reloadOnce(toSitePath(window.location.pathname) ?? '', 'kept');
      await delay(pauseMs);
    }
  }
}

const container = document.getElementById('site:root');
if (container) {
  const rendered = startSite(container);
  void swapWebFont(rendered);
  await rendered;
}
