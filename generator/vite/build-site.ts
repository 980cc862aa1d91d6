import { dirname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Logger, Plugin, ViteBuilder } from 'vite';
import { z } from 'zod';
import { ignoreClosedOutput } from '../closed-output.ts';
import { hasErrors } from '../core/findings/diagnostic.ts';
import { lockWords } from '../core/findings/locked-site.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import type { SiteModel } from '../core/resolve/site-model.ts';
import { SiteDocument } from '../core/site-document.ts';
import { knownParts } from '../core/syntax/parse-parts.ts';
import { finishChange } from '../disk/folder-change.ts';
import { FolderRecord } from '../disk/folder-record.ts';
import { hashOf, readKept, writeKept } from '../disk/kept-text.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import { SiteLockedError, withSiteLock } from '../disk/site-lock.ts';
import { publishLicenses } from '../publish/licenses.ts';
import { publishSite } from '../publish/publish-site.ts';
import type { SiteFile } from '../publish/published-file.ts';
import { replaceFolder } from '../publish/replace-folder.ts';
import { readSiteInput, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { openAssetCache, pruneAssetCache } from './asset-cache.ts';
import { makeAll, siteAssets } from './assets.ts';
import { printSiteFindings, unreadSite } from './findings.ts';
import { buildPage, pageModules, pageTable } from './page-modules.ts';
import { programVersion } from './program-version.ts';
import { makeBundles } from './site-bundles.ts';
import { readOwnLicenses } from './site-licenses.ts';
import { writeModules } from './site-modules.ts';

/** Folder of what is known of the folders that builds have written, below the project. */
export const recordFolder = 'node_modules/.cache/built';

/** A month, and many sites. */
const recordBounds = { longestUnusedMs: 30 * 24 * 3_600_000, mostBytes: 64 * 1024 ** 2 } as const;

/** Number of pages after which a long build prints a line. */
const pagesPerProgressLine = 250;

/** What parts of a `site.yaml` say that an earlier build has read, by the hashes of their texts. */
const keptPartsSchema = z.record(z.string(), z.unknown());

/** Builds a site: modules, browser bundle, static pages. Nothing is published unless everything has worked. */
export function buildSite(projectRoot: string, folder: SiteFolder): Plugin {
  return {
    name: 'site:build',
    apply: 'build',
    config: () => {
      optimizeLess();
      return {
        // `npm run bench` measures the plugins.
        build: { rolldownOptions: { checks: { bundlerTimings: false } } },
        environments: {
          ssr: {
            // Node would resolve the router's development build, which is slower.
            resolve: { noExternal: ['react-router', 'react-router-dom'] },
            // To import React's packages, Node would read their development builds in search of names.
            build: { rolldownOptions: { output: { format: 'cjs' } } },
          },
        },
      };
    },
    buildApp: (builder) => runBuild(builder, projectRoot, folder),
  };
}

/** Waits for another build of the site, which writes the same modules. */
async function runBuild(builder: ViteBuilder, projectRoot: string, folder: SiteFolder): Promise<void> {
  ignoreClosedOutput([process.stdout, process.stderr]);
  // Vite would build those that no plugin marks as built: of a site that cannot be built, and those that are kept.
  for (const environment of Object.values(builder.environments)) {
    environment.isBuilt = true;
  }
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
    // An exception would look like a fault of the program.
    process.exitCode = 1;
  }
}

/**
 * The V8 of Node 20 optimizes functions so early that most of that work never pays in a build: a sixth of its CPU time.
 * Later versions wait longer, and have no such flag. The number is six times the default; twice as much gains nothing.
 */
function optimizeLess(): void {
  if (Number.parseInt(process.versions.v8, 10) < 12) {
    setFlagsFromString('--interrupt-budget=400000');
  }
}

async function buildAlone(builder: ViteBuilder, projectRoot: string, folder: SiteFolder): Promise<void> {
  finishChange(folder.generatedFolder);
  finishChange(folder.publishFolder);
  const { logger } = builder.config;
  const version = programVersion(projectRoot, builder.config);
  const recordFile = (of: string) => join(projectRoot, recordFolder, hashOf(relative(projectRoot, of)));
  const model = await checkedModel(folder, logger, recordFile(folder.specFile), version);
  if (model === undefined) {
    process.exitCode = 1;
    return;
  }
  const assetCache = await openAssetCache(projectRoot);
  const { generatedFolder } = folder;
  const recordOf = (of: string) => new FolderRecord(recordFile(of), of, version);
  const modules = await writeModules(model, generatedFolder, recordOf(generatedFolder));
  // These are independent.
  const [{ client, loadRenderer }, assets, ownLicenses] = await Promise.all([
    makeBundles(builder, version, { projectRoot, generatedFolder, modules, basePath: model.basePath }),
    makeAll(siteAssets(model, { projectRoot, folder, cache: assetCache })),
    readOwnLicenses(projectRoot, model),
  ]);
  const record = recordOf(folder.publishFolder);
  const pages = model.pages.map(buildPage);
  const documents = await publishSite(model, { ...client, pages, loadRenderer }, record, (made) => {
    if (made % pagesPerProgressLine === 0) {
      logger.info(`${made} pages rendered`);
    }
  });
  const files: readonly SiteFile[] = [
    ...client.files,
    pageTable(pages, client.entry),
    ...pageModules(pages, record),
    ...documents,
    ...assets,
    publishLicenses(ownLicenses, client.packages),
  ];
  replaceFolder(folder.publishFolder, files);
  await record.save(files);
  // `other` is not the name of a host.
  const host = model.host === 'other' ? '' : ` for ${model.host}`;
  await pruneAssetCache(projectRoot);
  await pruneFolder(join(projectRoot, recordFolder), recordBounds);
  logger.info(`${model.pages.length} pages${host} → ${folder.publishFolder}`);
}

/**
 * The model of a site without errors. Prints all findings, or why the file cannot be read.
 * @param partsFile what an earlier build has read of the file, and this one has
 */
async function checkedModel(
  folder: SiteFolder,
  logger: Logger,
  partsFile: string,
  version: string,
): Promise<SiteModel | undefined> {
  const input = await readSiteInput(folder);
  if (input.kind !== 'site') {
    logger.error(unreadSite(input, folder, messageLanguageFor('')));
    return undefined;
  }
  const { text, pictures } = input;
  const kept = new Map(
    Object.entries(keptPartsSchema.parse(JSON.parse(readKept(partsFile, version) ?? '{}'))),
  );
  const document = SiteDocument.read(text, pictures, knownParts(kept, hashOf));
  const { model, diagnostics } = document;
  const findings = printSiteFindings(diagnostics, text, process.stdout.isTTY);
  if (model === undefined || hasErrors(diagnostics)) {
    logger.error(findings ?? '');
    return undefined;
  }
  if (findings !== undefined) {
    logger.warn(`\n${findings}\n`);
  }
  const parts = new Map(document.keptParts(hashOf));
  if (parts.size !== kept.size || ![...parts.keys()].every((name) => kept.has(name))) {
    await writeKept(partsFile, version, JSON.stringify(Object.fromEntries(parts)));
  }
  return model;
}
