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

/** Entry module of the application. Documents do not link it; their inline script loads it. */
export const applicationEntry = 'src/main.tsx';

/** Name of the built HTML template among the bundle's files. */
const templateFile = 'src/index.html';

/** Folder of the server bundle, below the project. */
const rendererCache = 'node_modules/.cache/prerender';

/** Only the bundles of simultaneous builds are needed. */
const rendererBounds = { longestUnusedMs: 3_600_000, mostBytes: 32 * 1024 ** 2 } as const;

/** Number of pages after which a long build prints a line. */
const pagesPerProgressLine = 250;

/** Builds a site: modules, browser bundle, static pages. Nothing is published unless everything has worked. */
export function buildSite(projectRoot: string, folder: SiteFolder): Plugin {
  return {
    name: 'site:build',
    apply: 'build',
    config: () => ({
      // `npm run bench` measures the plugins.
      build: { rolldownOptions: { checks: { bundlerTimings: false } } },
      // Node would resolve the router's development build, which is slower.
      environments: { ssr: { resolve: { noExternal: ['react-router', 'react-router-dom'] } } },
    }),
    buildApp: (builder) => runBuild(builder, projectRoot, folder),
  };
}

/** Waits for another build of the site, which writes the same modules. */
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
  // These are independent: pages are rendered from the model. The server bundle comes first, so that Node loads it
  // while modules are printed.
  const [rendered, bundle, assets, ownLicenses] = await Promise.all([
    renderPages(builder, ssr, model, rendererFolder, logger),
    buildClient(builder, client, model, folder),
    makeAll(siteAssets(model, { projectRoot, folder, cache })),
    readOwnLicenses(projectRoot, model),
  ]);
  const licenses = publishLicenses(ownLicenses, bundle.packages);
  replaceFolder(folder.publishFolder, [...publishBundle(model, bundle, rendered), ...assets, licenses]);
  // `other` is not the name of a host.
  const host = model.host === 'other' ? '' : ` for ${model.host}`;
  await pruneAssetCache(projectRoot);
  logger.info(`${model.pages.length} pages${host} → ${folder.publishFolder}`);
}

/** The model of a site without errors. Prints all findings, or why the file cannot be read. */
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
 * Ends a build whose findings have been printed. An exception would look like a fault of the program, and Vite would
 * build the environments that no plugin marks as built.
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
  /** Paths of the application's files, imported ones before those that import them. */
  readonly application: readonly string[];
  /** Paths of the modules of pages, by the pages' ids. */
  readonly pageModules: ReadonlyMap<string, string>;
  /** Third-party packages in the bundle. */
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

/** Splits the client bundle into the HTML template, the list of packages and the files to publish. */
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

/** The entry chunk and its static imports, imports first. */
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

/** Documents with inline script and styles, and the files of the bundle. */
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

/** Loads the server bundle from a file below the project, where Node finds its packages, named by its hash. */
export async function loadRenderer(code: string, folder: string): Promise<PageRenderer> {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `prerender-${name}.mjs`);
  await mkdir(folder, { recursive: true });
  // Always written: an existing file may have been manipulated.
  await writeWhole(file, code);
  await pruneFolder(folder, rendererBounds);
  return import(pathToFileURL(file).href);
}
