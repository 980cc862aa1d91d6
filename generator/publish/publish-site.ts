import { z } from 'zod';
import type { Page } from '../../src/model/page.ts';
import type { Picture } from '../../src/model/picture.ts';
import type { Site } from '../../src/model/site.ts';
import { lazy } from '../core/document/lazy.ts';
import type { Host, SiteModel } from '../core/resolve/site-model.ts';
import { fact } from '../core/text/facts.ts';
import { rememberTexts } from '../core/text/remember.ts';
import type { FolderRecord } from '../disk/folder-record.ts';
import { hashOf } from '../disk/kept-file.ts';
import { announcementScript, announcementSource } from './announcement-script.ts';
import { documentPolicy, type ServiceSources, serviceSources } from './content-security-policy.ts';
import { hashSource } from './hash-source.ts';
import { hostFiles } from './host-files.ts';
import { type DocumentPaths, documentPaths, hostTraits } from './hosts.ts';
import { fillTemplate, frameAttributes } from './html-document.ts';
import { fontPreloads } from './inline-styles.ts';
import { type StyleSheet, stylesByPage } from './page-styles.ts';
import type { PublishedFile, SiteFile } from './published-file.ts';
import { printRedirect } from './redirect-document.ts';
import { redirectSource, trailingSlashScript, trailingSlashSource } from './redirect-scripts.ts';
import { printRobots } from './robots.ts';
import { securityFile } from './security-file.ts';
import { printSitemap } from './sitemap.ts';
import { SourceTracker } from './source-tracker.ts';
import { type LinkedSite, openGraphLocale, structuredDataElement } from './structured-data.ts';

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

/** A page, and its module, which is published beside its document. */
export interface PublishedPage {
  readonly page: Page;
  /** Path of the module, by the page's content. */
  readonly path: string;
  /** Hash of the page. */
  readonly hash: string;
}

/** What a build gives its documents. */
export interface DocumentBase {
  /** The built `src/index.html`. */
  readonly template: string;
  /** Source of its script for a content security policy. */
  readonly scriptSource: string;
  /** The style sheet of which every document has the part that it needs. */
  readonly css: string;
  /** The same as rules. */
  readonly styles: StyleSheet;
  /** The pages of the model. */
  readonly pages: readonly PublishedPage[];
  /** Hash of the server bundle. */
  readonly rendererHash: string;
  /** Loads the server bundle. Not called where no page has to be rendered. */
  readonly loadRenderer: () => Promise<PageRenderer>;
}

/** The documents that earlier builds have left. */
export type KnownFiles = Pick<FolderRecord, 'find'>;

/** What documents are made from beside their own pages. Of each document it is noted what it has read. */
interface DocumentSources extends LinkedSite {
  readonly services: readonly ServiceSources[];
}

/** Members of the sources whose own members are noted one by one. */
const openedSources = ['site', 'site.shell'] as const;

/**
 * The documents and service files of a site. Documents are kept where all that they were made from is the same.
 * @param onProgress called with the number of documents that have been made
 */
export async function publishSite(
  model: SiteModel,
  base: DocumentBase,
  known: KnownFiles = { find: () => undefined },
  onProgress: (made: number) => void = () => undefined,
): Promise<SiteFile[]> {
  const { site, pages, siteUrl, basePath, redirects, host } = model;
  const { template, scriptSource, css, rendererHash } = base;
  const { redirectsBy, handlesTrailingSlash } = hostTraits[host];
  const home = pages.find(({ path }) => path === '/');
  const sources: DocumentSources = {
    site,
    siteUrl,
    services: serviceSources(model),
    ...(home && { home: { name: home.name, head: home.head } }),
  };
  const tracker = new SourceTracker(sources, openedSources);
  const fontsFor = fontPreloads(css);
  const shared = hashOf(JSON.stringify([rendererHash, template, scriptSource, css, basePath, host]));
  const stylesFor = lazy(() => stylesByPage(base.styles));
  // Most pages share their styles with others: each text is hashed once.
  const sourceOf = rememberTexts(hashSource);
  const print = async (published: PublishedPage | undefined, isService: boolean, from: DocumentSources) => {
    const { head, body } = await renderParts(await base.loadRenderer(), published, isService, from);
    const styles = stylesFor()(body);
    const styleSource = sourceOf(styles);
    const isRedirecting = published === undefined && !handlesTrailingSlash;
    const { announcement } = from.site.shell;
    const scripts = [
      scriptSource,
      ...(announcement ? [announcementSource] : []),
      ...(isRedirecting ? [trailingSlashSource] : []),
    ];
    const policy = hostTraits[host].policyIn.includes('documents')
      ? documentPolicy(from.services, { scripts, styles: [styleSource] })
      : '';
    const { language } = from.site.shell;
    const parts = [
      policy,
      isRedirecting ? trailingSlashScript : '',
      announcement ? announcementScript(announcement) : '',
      head,
    ];
    const content = fillTemplate(template, {
      language,
      head: parts.join(''),
      fonts: fontsFor(body),
      styles,
      frame: published ? frameAttributes(published.page, basePath + published.path) : '',
      body,
    });
    return { content, facts: styleSource };
  };
  let made = 0;
  /** The document of a page, or of unknown paths. */
  const documentOf = async (
    published: PublishedPage | undefined,
    [path, ...alsoAt]: DocumentPaths,
  ): Promise<SiteFile> => {
    const isService = published !== undefined && model.services.has(published.page.path);
    const own = [shared, published?.hash, isService].join('\n');
    const earlier = known.find(path, alsoAt);
    if (earlier !== undefined && tracker.keyOf(own, earlier.reads) === earlier.key) {
      return { path, alsoAt, origin: earlier };
    }
    const { made: printed, reads } = await tracker.track((from) => print(published, isService, from));
    const { content, facts } = printed;
    made += 1;
    onProgress(made);
    return { path, alsoAt, content, origin: { key: tracker.keyOf(own, reads), reads, facts } };
  };
  const documents: SiteFile[] = [];
  for (const published of base.pages) {
    documents.push(await documentOf(published, documentPaths(published.page.path, host)));
  }
  const notFound = await documentOf(undefined, ['404.html']);
  const redirectDocuments = redirectsBy === 'documents' ? redirects : [];
  const scripts = [
    scriptSource,
    ...(site.shell.announcement ? [announcementSource] : []),
    ...(redirectDocuments.length === 0 ? [] : [redirectSource]),
  ];
  const styles = new Set([...documents, notFound].flatMap(({ origin }) => origin?.facts ?? []));
  return [
    ...documents,
    ...redirectDocuments.map((redirect) => redirectAt(redirect.from, host, printRedirect(model, redirect))),
    notFound,
    { path: 'sitemap.xml', content: printSitemap(pages, model.lastChanges) },
    { path: 'robots.txt', content: printRobots(siteUrl) },
    ...securityFile(model),
    ...hostFiles(model, { scripts, styles: [...styles] }),
  ];
}

/** The parts of a document that its page gives. */
async function renderParts(
  renderer: PageRenderer,
  published: PublishedPage | undefined,
  isService: boolean,
  from: DocumentSources,
): Promise<RenderedPage> {
  const { site } = from;
  if (published === undefined) {
    return renderer.renderNotFound({ site });
  }
  const { page } = published;
  const { head, body } = await renderer.renderPage({ site, page });
  const locale = `<meta property="og:locale" content="${openGraphLocale(site.shell.language)}">`;
  return { head: head + locale + structuredDataElement(from, { page, isService }), body };
}

function redirectAt(path: string, host: Host, content: string): PublishedFile {
  const [first, ...alsoAt] = documentPaths(path, host);
  return { path: first, content, alsoAt };
}

/** Addresses (from the host's root) of the pictures that the pages show, wherever in a section they stand. */
export function usedPictures(parts: readonly object[]): string[] {
  return [...new Set(parts.flatMap(picturesOf))].toSorted();
}

const picturesOf = fact('pictures', z.array(z.string()), (part: object) => [...new Set(picturesIn(part))]);

function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return isPicture(value) ? [value.src] : Object.values(value).flatMap(picturesIn);
}

/** Of all that a page holds, pictures alone have a source. */
function isPicture(value: object): value is Pick<Picture, 'src'> {
  return 'src' in value && typeof value.src === 'string';
}
