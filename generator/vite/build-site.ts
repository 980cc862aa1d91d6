import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Logger, Plugin, Rolldown, ViteBuilder } from 'vite';
import type { Page } from '../../src/model/page.ts';
import { ignoreClosedOutput } from '../closed-output.ts';
import { emit } from '../compile.ts';
import { hasErrors } from '../core/findings/diagnostic.ts';
import { lockWords } from '../core/findings/locked-site.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { SiteDocument } from '../core/site-document.ts';
import { finishChange } from '../disk/folder-change.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import { SiteLockedError, withSiteLock } from '../disk/site-lock.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { writeFiles } from '../emit/write-files.ts';
import { inlineStart } from '../publish/inline-start.ts';
import { inlineStyles } from '../publish/inline-styles.ts';
import { type BundledPackage, publishLicenses } from '../publish/licenses.ts';
import { type PageRenderer, publishSite, type RenderedSite, renderSite } from '../publish/publish-site.ts';
import type { PublishedFile } from '../publish/published-file.ts';
import { replaceFolder } from '../publish/replace-folder.ts';
import { readSiteInput, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { openAssetCache, pruneAssetCache } from './asset-cache.ts';
import { makeAll, siteAssets } from './assets.ts';
import { printSiteFindings, unreadSite } from './findings.ts';
import { packageListFile, readOwnLicenses, readPackageList } from './site-licenses.ts';

/** The module that the application begins with. Documents name no file of it; their own script brings it. */
export const applicationEntry = 'src/main.tsx';

/** Name of the built HTML template among the bundle's files. */
const templateFile = 'src/index.html';

/** Where the server bundle is put, below the project. */
const rendererCache = 'node_modules/.cache/prerender';

/** Bundles of earlier builds are of no use; one that runs at the same time needs its own for a moment. */
const rendererBounds = { longestUnusedMs: 3_600_000, mostBytes: 32 * 1024 ** 2 } as const;

/** On long builds a line is printed each time so many pages are done. */
const pagesPerProgressLine = 250;

/** Builds a site: modules, browser bundle, static pages. Nothing is published unless everything has worked. */
export function buildSite(projectRoot: string, folder: SiteFolder): Plugin {
  return {
    name: 'site:build',
    apply: 'build',
    config: () => ({
      // How long each plugin takes is told by `npm run bench`.
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
      // Node on its own would take the router's development build, which is slower.
      environments: { ssr: { resolve: { noExternal: ['react-router', 'react-router-dom'] } } },
    }),
    buildApp: (builder) => runBuild(builder, projectRoot, folder),
  };
}

/** Waits for another build of the site: two would read and write the same modules. */
async function runBuild(builder: ViteBuilder, projectRoot: string, folder: SiteFolder): Promise<void> {
  ignoreClosedOutput([process.stdout, process.stderr]);
  const { logger } = builder.config;
  const spec = await readSpecFile(folder.specFile);
  const words = lockWords[messageLanguageFor(spec.kind === 'text' ? spec.text : '')];
  try {
    await withSiteLock(dirname(folder.generatedFolder), () => buildAlone(builder, projectRoot, folder), {
      onWait: (owner) => logger.warn(words.waiting(owner)),
    });
  } catch (error) {
    if (!(error instanceof SiteLockedError)) {
      throw error;
    }
    logger.error(words.locked(error.owner));
    endWithoutSite(builder);
  }
}

async function buildAlone(builder: ViteBuilder, projectRoot: string, folder: SiteFolder): Promise<void> {
  finishChange(folder.generatedFolder);
  finishChange(folder.publishFolder);
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) {
    throw new TypeError('The build needs a client and an ssr environment');
  }
  const { logger } = builder.config;
  const rendererFolder = join(projectRoot, rendererCache);
  const model = await checkedModel(folder, logger);
  if (model === undefined) {
    endWithoutSite(builder);
    return;
  }
  const cache = await openAssetCache(projectRoot);
  // The three do not need each other: the pages are rendered from the model, not from the browser's bundle. The
  // server bundle comes first, so that it is being read while modules are printed.
  const [rendered, bundle, made, ownLicenses] = await Promise.all([
    renderPages(builder, ssr, model, rendererFolder, logger),
    buildClient(builder, client, model, folder),
    makeAll(siteAssets(model, { projectRoot, folder, cache })),
    readOwnLicenses(projectRoot, model),
  ]);
  const licenses = publishLicenses(ownLicenses, bundle.packages);
  replaceFolder(folder.publishFolder, [...publishBundle(model, bundle, rendered), ...made, licenses]);
  // `other` is no host to be named.
  const host = model.host === 'other' ? '' : ` for ${model.host}`;
  await pruneAssetCache(projectRoot);
  logger.info(`${model.pages.length} pages${host} → ${folder.publishFolder}`);
}

/** The model of a site without errors. All findings are printed, and why there is no text where there is none. */
async function checkedModel(folder: SiteFolder, logger: Logger): Promise<SiteModel | undefined> {
  const input = await readSiteInput(folder);
  if (input.kind !== 'site') {
    logger.error(unreadSite(input, folder, messageLanguageFor('')));
    return undefined;
  }
  const { text, pictures } = input;
  const { model, diagnostics } = SiteDocument.read(text, pictures);
  const findings = printSiteFindings(diagnostics, text, process.stdout.isTTY);
  if (model === undefined || hasErrors(diagnostics)) {
    logger.error(findings ?? '');
    return undefined;
  }
  if (findings !== undefined) {
    logger.warn(`\n${findings}\n`);
  }
  return model;
}

/**
 * Ends a build that has told the owner of the file what to mend. An error would be printed as one of the program,
 * and Vite bundles for itself what no plugin says to be built.
 */
function endWithoutSite({ environments }: ViteBuilder): void {
  for (const environment of Object.values(environments)) {
    environment.isBuilt = true;
  }
  process.exitCode = 1;
}

interface ClientBundle {
  readonly template: string;
  readonly files: readonly PublishedFile[];
  /** Paths of the application's files: the one that begins is the last, after all that it imports. */
  readonly application: readonly string[];
  /** Paths of the modules of pages, by the pages' ids. */
  readonly pageModules: ReadonlyMap<string, string>;
  /** Packages of others in the bundle. */
  readonly packages: readonly BundledPackage[];
}

async function buildClient(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  model: SiteModel,
  folder: SiteFolder,
): Promise<ClientBundle> {
  writeFiles(folder.generatedFolder, await emit(model));
  return splitBundle(await builder.build(environment));
}

/** The browser's bundle: the HTML template, the packages in it, and all else that is published as it is. */
export function splitBundle(result: BuildResult): ClientBundle {
  const output = outputOf(result);
  const chunks = output.filter((file) => file.type === 'chunk');
  const files = output.map((file) => ({
    path: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
  const template = files.find((file) => file.path === templateFile);
  if (typeof template?.content !== 'string') {
    throw new TypeError(`The bundle has no ${templateFile}`);
  }
  const packageList = files.find((file) => file.path === packageListFile);
  if (typeof packageList?.content !== 'string') {
    throw new TypeError(`The bundle has no ${packageListFile}`);
  }
  return {
    template: template.content,
    packages: readPackageList(packageList.content),
    files: files.filter((file) => file !== template && file !== packageList),
    application: applicationFiles(chunks),
    pageModules: pageModuleFiles(chunks),
  };
}

/** The application's first file and all that come with it before it begins: what is imported stands first. */
function applicationFiles(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(applicationEntry));
  if (main === undefined) {
    throw new TypeError(`The bundle has no ${applicationEntry}`);
  }
  const reached = new Set([main.fileName]);
  for (const fileName of reached) {
    for (const imported of byName.get(fileName)?.imports ?? []) {
      reached.add(imported);
    }
  }
  return [...reached].reverse();
}

/** The built files of `generated/pages/`, which are named for the ids of pages. */
function pageModuleFiles(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const id = /\/pages\/([^/]+)\.ts$/.exec(facadeModuleId ?? '')?.[1];
      return id === undefined ? [] : [[id, fileName] as const];
    }),
  );
}

/** All that a site's pages are made of: documents with their script and styles in them, and the bundle's files. */
export function publishBundle(
  model: SiteModel,
  bundle: ClientBundle,
  rendered: RenderedSite,
): PublishedFile[] {
  const { basePath } = model;
  const sample = rendered.pages[0]?.body ?? '';
  const styled = inlineStyles(bundle.template, bundle.files, sample, basePath);
  const started = inlineStart(styled.template, styled.files, bundle.application, basePath);
  const { template, files, scriptSource } = started;
  const { stylesFor } = styled;
  const moduleOf = ({ id }: Page) => {
    const path = bundle.pageModules.get(id);
    if (path === undefined) {
      throw new RangeError(`The bundle has no module of the page ${id}`);
    }
    return path;
  };
  return [...files, ...publishSite(model, rendered, { template, scriptSource, stylesFor, moduleOf })];
}

type BuildResult = Awaited<ReturnType<ViteBuilder['build']>>;

/** The chunks and assets of a build, the entry first. */
export function outputOf(result: BuildResult): Rolldown.RolldownOutput['output'] {
  if (Array.isArray(result) || !('output' in result)) {
    throw new TypeError('Expected one bundle');
  }
  return result.output;
}

async function renderPages(
  builder: ViteBuilder,
  environment: BuildEnvironment,
  model: SiteModel,
  rendererFolder: string,
  logger: Logger,
): Promise<RenderedSite> {
  const [entry] = outputOf(await builder.build(environment));
  const renderer = await loadRenderer(entry.code, rendererFolder);
  const total = model.pages.length;
  return renderSite(model, renderer, (done) => {
    if (done % pagesPerProgressLine === 0 && done < total) {
      logger.info(`${done}/${total} pages rendered`);
    }
  });
}

/** Loads the server bundle: from a file below the project, where Node finds its packages, named for its content. */
export async function loadRenderer(code: string, folder: string): Promise<PageRenderer> {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `prerender-${name}.mjs`);
  await mkdir(folder, { recursive: true });
  // Written each time: what stands there may be another's.
  await writeWhole(file, code);
  await pruneFolder(folder, rendererBounds);
  return import(pathToFileURL(file).href);
}
