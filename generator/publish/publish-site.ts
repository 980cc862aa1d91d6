import type { Page, Site } from '../../src/model.ts';
import type { SiteModel } from '../resolve/site-model.ts';
import { type InlineSources, printHeaders } from './headers.ts';
import { fillTemplate } from './html-document.ts';
import type { PublishedFile } from './published-file.ts';
import { printRedirect } from './redirect-document.ts';
import { printRobots } from './robots.ts';
import { printSitemap } from './sitemap.ts';

/** A page's HTML, as the server bundle of the runtime makes it. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** The server bundle of the runtime. */
export interface PageRenderer {
  renderPage(task: { readonly site: Site; readonly page: Page }): Promise<RenderedPage>;
  renderNotFound(task: { readonly site: Site }): Promise<RenderedPage>;
}

/** All pages of a site as HTML, not yet documents. */
export interface RenderedSite {
  /** In the order of the pages. */
  readonly pages: readonly RenderedPage[];
  readonly notFound: RenderedPage;
}

/**
 * Renders every page and the one for unknown addresses.
 * @param onProgress told how many pages are done
 */
export async function renderSite(
  { site, pages }: SiteModel,
  renderer: PageRenderer,
  onProgress: (done: number) => void,
): Promise<RenderedSite> {
  const rendered: RenderedPage[] = [];
  for (const page of pages) {
    rendered.push(await renderer.renderPage({ site, page }));
    onProgress(rendered.length);
  }
  return { pages: rendered, notFound: await renderer.renderNotFound({ site }) };
}

/**
 * Files for a page's address. Static hosts differ in what they serve for `/chip` and `/chip/`: with
 * `chip.html` and `chip/index.html` both addresses answer on all of them, without a redirect that would lose
 * the query of an advertisement.
 */
export function documentPaths(path: string): { readonly file: string; readonly index: string } {
  return path === '/'
    ? { file: 'index.html', index: 'index.html' }
    : { file: `${path.slice(1)}.html`, index: `${path.slice(1)}/index.html` };
}

/**
 * The documents and service files of a site.
 * @param template the built `src/index.html`, with the names of the built scripts
 * @param inline sources of the template's own script and styles for the content security policy
 */
export function publishSite(
  model: SiteModel,
  rendered: RenderedSite,
  template: string,
  inline: InlineSources,
): PublishedFile[] {
  const { site, pages, siteUrl, redirects } = model;
  const { language } = site.shell;
  const documents = pages.map((page, index): PublishedFile => {
    const parts = rendered.pages[index];
    if (parts === undefined) {
      throw new RangeError(`The page ${page.path} was not rendered`);
    }
    return documentAt(page.path, fillTemplate(template, { language, ...parts }));
  });
  return [
    ...documents,
    ...redirects.map((redirect) => documentAt(redirect.from, printRedirect(model, redirect))),
    { path: '404.html', content: fillTemplate(template, { language, ...rendered.notFound }) },
    { path: 'sitemap.xml', content: printSitemap(pages) },
    { path: 'robots.txt', content: printRobots(siteUrl) },
    { path: '_headers', content: printHeaders(model, inline) },
    // GitHub Pages would otherwise run the files through Jekyll and drop those that start with `_`.
    { path: '.nojekyll', content: '' },
  ];
}

function documentAt(path: string, content: string): PublishedFile {
  const paths = documentPaths(path);
  return { path: paths.file, content, alsoAt: paths.index === paths.file ? [] : [paths.index] };
}

/** Addresses (from the host's root) of the pictures that the pages show. */
export function usedPictures(pages: readonly Page[]): string[] {
  const sources = pages.flatMap((page) =>
    page.sections.flatMap((section) => [
      ...('picture' in section && section.picture ? [section.picture.src] : []),
      ...('cards' in section ? section.cards.flatMap((card) => card.picture?.src ?? []) : []),
    ]),
  );
  return [...new Set(sources)].toSorted();
}
