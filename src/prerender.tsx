import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Page } from './model/page.ts';
import type { SiteRoutes } from './model/routes.ts';
import type { Site } from './model/site.ts';
import { SitePages } from './router/site-pages.tsx';
import { heroEndId } from './sections/hero.tsx';
import { preloadIslands } from './sections/lazy-islands.ts';
import { toHostPath } from './ui/host-path.ts';

/** A path that no route can have, for the document of unknown paths. */
const addressWithoutPage = '/404';

/**
 * Renders one page.
 * @throws when the page cannot be rendered; static output never contains an error page
 */
export async function renderPage({ site, page }: { readonly site: Site; readonly page: Page }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'hero');
  const { head, body } = await render(site, { path: page.path, page });
  return { head: hasHero ? head + holdFirstPaint : head, body };
}

/** Renders the document of unknown paths. */
export function renderNotFound({ site }: { readonly site: Site }) {
  return render(site, { path: addressWithoutPage });
}

/**
 * Keeps the browser from painting half of the first view: its parts are placed by each other, so those that are parsed
 * later would move the others.
 */
const holdFirstPaint = `<link rel="expect" href="#${heroEndId}" blocking="render">`;

/** Parts of a document as HTML: for `<head>`, and for the root element. */
async function render(site: Site, first: SiteRoutes['first']) {
  await preloadIslands();
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={toHostPath('/')} location={toHostPath(first.path)}>
        <SitePages site={site} routes={{ first, loadTable: async () => [] }} />
      </StaticRouter>
    </StrictMode>,
  );
  // React writes what belongs in the head before the page, in the notation of XML.
  const start = html.indexOf('<div');
  return { head: html.slice(0, start).replaceAll('/>', '>'), body: html.slice(start) };
}
