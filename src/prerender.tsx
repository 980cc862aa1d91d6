import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type HeadTag, headTags } from './layout/page-head.ts';
import type { Page, PageHead } from './model/page.ts';
import type { SiteRoutes } from './model/routes.ts';
import type { Site } from './model/site.ts';
import { SitePages } from './router/site-pages.tsx';
import { heroEndId } from './sections/hero.tsx';
import { preloadIslands } from './sections/lazy-islands.ts';
import { toHostPath } from './ui/host-path.ts';

/** A path that no route can have, for the document of unknown paths. */
const addressWithoutPage = '/404';

/** Parts of a document as HTML. */
export interface RenderedPage {
  /** For `<head>`. */
  readonly head: string;
  /** For the root element. */
  readonly body: string;
}

/**
 * Renders one page.
 * @throws when the page cannot be rendered; static output never contains an error page
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
    page,
    address: page.path,
    head: page.head,
  });
}

/** Renders the document of unknown paths. */
export async function renderNotFound({ site }: { readonly site: Site }): Promise<RenderedPage> {
  return render({
    site,
    page: undefined,
    address: addressWithoutPage,
    head: site.shell.notFoundHead,
  });
}

/**
 * Keeps the browser from painting half of the first view: its parts are placed by each other, so those that are parsed
 * later would move the others.
 */
const holdFirstPaint = `<link rel="expect" href="#${heroEndId}" blocking="render">`;

const hasHero = (page: Page | undefined) => page?.sections.some(({ kind }) => kind === 'hero') === true;

interface RenderTask {
  readonly site: Site;
  readonly page: Page | undefined;
  readonly address: string;
  readonly head: PageHead;
}

async function render({ site, page, address, head }: RenderTask): Promise<RenderedPage> {
  await preloadIslands();
  const routes: SiteRoutes = { first: { path: address, page }, loadTable: async () => [] };
  const html = renderToString(
    <StrictMode>
      <StaticRouter basename={toHostPath('/')} location={toHostPath(address)}>
        <SitePages site={site} routes={routes} />
      </StaticRouter>
    </StrictMode>,
  );
  const { preloads, body } = splitPreloads(html);
  return {
    head:
      headTags(head, site.shell).map(writeTag).join('') + preloads + (hasHero(page) ? holdFirstPaint : ''),
    body,
  };
}

/** React writes preloads of urgent pictures before the page; they belong in the head. */
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
