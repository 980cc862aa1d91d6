import type { Page } from '../../src/model/page.ts';
import type { Picture } from '../../src/model/picture.ts';
import type { Site } from '../../src/model/site.ts';
import type { Host, SiteModel } from '../core/resolve/site-model.ts';
import { documentPolicy } from './content-security-policy.ts';
import { hashSource } from './hash-source.ts';
import { hostFiles } from './host-files.ts';
import { documentPaths, hostTraits } from './hosts.ts';
import { fillTemplate } from './html-document.ts';
import type { PublishedFile } from './published-file.ts';
import { printRedirect } from './redirect-document.ts';
import { redirectSource, trailingSlashScript, trailingSlashSource } from './redirect-scripts.ts';
import { printRobots } from './robots.ts';
import { securityFile } from './security-file.ts';
import { printSitemap } from './sitemap.ts';
import { openGraphLocale, structuredDataElement } from './structured-data.ts';

/** HTML of a page, from the server bundle. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** The server bundle of the runtime. */
export interface PageRenderer {
  renderPage(task: { readonly site: Site; readonly page: Page }): Promise<RenderedPage>;
  renderNotFound(task: { readonly site: Site }): Promise<RenderedPage>;
}

/** All pages of a site as HTML, without the template. */
export interface RenderedSite {
  /** In the order of the pages. */
  readonly pages: readonly RenderedPage[];
  readonly notFound: RenderedPage;
}

/**
 * Renders every page and the one for unknown paths.
 * @param onProgress called with the number of rendered pages
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

/** The built `src/index.html` and what belongs to it. */
export interface DocumentTemplate {
  readonly template: string;
  /** Source of its script for a content security policy. */
  readonly scriptSource: string;
  /** The styles that a document with this body needs. */
  readonly stylesFor: (body: string) => string;
  /** Path of the built module of a page. */
  readonly moduleOf: (page: Page) => string;
}

/** The documents and service files of a site. */
export function publishSite(
  model: SiteModel,
  rendered: RenderedSite,
  { template, scriptSource, stylesFor, moduleOf }: DocumentTemplate,
): PublishedFile[] {
  const { site, pages, siteUrl, basePath, redirects, host } = model;
  const { policyIn, redirectsBy, handlesTrailingSlash } = hostTraits[host];
  const { language } = site.shell;
  const locale = `<meta property="og:locale" content="${openGraphLocale(language)}">`;
  // Most pages share their styles with others: each text is hashed once.
  const styleSources = new Map<string, string>();
  const print = ({ head, body }: RenderedPage, module: string, ...otherScripts: readonly string[]) => {
    const styles = stylesFor(body);
    const styleSource = styleSources.get(styles) ?? hashSource(styles);
    styleSources.set(styles, styleSource);
    const sources = { scripts: [scriptSource, ...otherScripts], styles: [styleSource] };
    const policy = policyIn.includes('documents') ? documentPolicy(model, sources) : '';
    return fillTemplate(template, { language, head: policy + head, styles, module, body });
  };
  const documents = pages.map((page, index): PublishedFile => {
    const parts = rendered.pages[index];
    if (parts === undefined) {
      throw new RangeError(`The page ${page.path} was not rendered`);
    }
    const { head, body } = parts;
    const data = structuredDataElement(model, page);
    return documentAt(
      page.path,
      host,
      print({ head: head + locale + data, body }, basePath + moduleOf(page)),
    );
  });
  const { notFound } = rendered;
  const notFoundDocument = handlesTrailingSlash
    ? print(notFound, '')
    : print({ ...notFound, head: trailingSlashScript + notFound.head }, '', trailingSlashSource);
  const redirectDocuments = redirectsBy === 'documents' ? redirects : [];
  const scripts = [scriptSource, ...(redirectDocuments.length === 0 ? [] : [redirectSource])];
  return [
    ...documents,
    ...redirectDocuments.map((redirect) => documentAt(redirect.from, host, printRedirect(model, redirect))),
    { path: '404.html', content: notFoundDocument },
    { path: 'sitemap.xml', content: printSitemap(pages, model.lastChanges) },
    { path: 'robots.txt', content: printRobots(siteUrl) },
    ...securityFile(model),
    ...hostFiles(model, { scripts, styles: [...styleSources.values()] }),
  ];
}

function documentAt(path: string, host: Host, content: string): PublishedFile {
  const [first, ...alsoAt] = documentPaths(path, host);
  return { path: first, content, alsoAt };
}

/** Addresses (from the host's root) of the pictures that the pages show, wherever in a section they stand. */
export function usedPictures(pages: readonly { readonly sections: readonly object[] }[]): string[] {
  return [...new Set(pages.flatMap(({ sections }) => picturesIn(sections)))].toSorted();
}

function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return isPicture(value) ? [value.src] : Object.values(value).flatMap(picturesIn);
}

/** Of all that a section holds, pictures alone have a source. */
function isPicture(value: object): value is Pick<Picture, 'src'> {
  return 'src' in value && typeof value.src === 'string';
}
