import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type HeadTag, headTags } from './layout/page-head.ts';
import type { Page, PageHead, RouteRecord, Site } from './model.ts';
import { createRoutes } from './router/create-routes.tsx';
import { notFoundRouteId } from './router/root-route.tsx';
import { preloadNearParts } from './sections/near-parts.ts';
import { toHostPath } from './ui/host-path.ts';

/** An address that no route can have; stands for all addresses without a page. */
const addressWithoutPage = '/404';

/** A document's parts as HTML. */
export interface RenderedPage {
  /** For `<head>`. */
  readonly head: string;
  /** For the root element. */
  readonly body: string;
}

/**
 * Renders one page. The route tree holds this page alone, so that a site of a thousand pages does not cost a
 * thousand routes a page.
 *
 * @throws when the page cannot be drawn; static output never contains an error page
 */
export async function renderPage({
  site,
  page,
}: {
  readonly site: Site;
  readonly page: Page;
}): Promise<RenderedPage> {
  return render({
    site,
    routes: [{ path: page.path, page }],
    address: page.path,
    head: page.head,
  });
}

/** Renders the document for addresses without a page. */
export async function renderNotFound({ site }: { readonly site: Site }): Promise<RenderedPage> {
  return render({
    site,
    routes: [],
    address: addressWithoutPage,
    head: site.shell.notFoundHead,
  });
}

interface RenderTask {
  readonly site: Site;
  readonly routes: readonly [] | readonly [RouteRecord];
  readonly address: string;
  readonly head: PageHead;
}

async function render({ site, routes, address, head }: RenderTask): Promise<RenderedPage> {
  await preloadNearParts();
  // The browser draws the same provider. The router's own provider for servers is another tree: it would give
  // other ids and write an inline script, which the security policy forbids.
  const router = createMemoryRouter(createRoutes({ site, routes }), {
    basename: toHostPath('/'),
    initialEntries: [toHostPath(address)],
  });
  try {
    const shownRoute = router.state.matches.at(-1)?.route.id;
    if (router.state.errors || shownRoute !== (routes[0]?.path ?? notFoundRouteId)) {
      throw new Error(`${address}: the router shows ${shownRoute ?? 'nothing'}`);
    }
    const html = renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    const { preloads, body } = splitPreloads(html);
    return {
      head: headTags(head, site.shell).map(writeTag).join('') + preloads,
      body,
    };
  } finally {
    router.dispose();
  }
}

/** React writes its preloads of urgent pictures before the page; they belong into the head. */
function splitPreloads(html: string): {
  readonly preloads: string;
  readonly body: string;
} {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, body: html.slice(preloads.length) };
}

function writeTag(tag: HeadTag): string {
  if (tag.name === 'title') {
    return `<title>${escapeHtml(tag.text)}</title>`;
  }
  const { name, key, value } = tag;
  return `<${name} ${key.name}="${escapeHtml(key.value)}" ${value.name}="${escapeHtml(value.value)}">`;
}

const htmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => htmlEscapes[character] ?? character);
}
