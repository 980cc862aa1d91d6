import { dirname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Logger, ViteBuilder } from 'vite';
import { ignoreClosedOutput } from '../closed-output.ts';
import { readParts } from '../core/check/kept-parts.ts';
import { lockWords } from '../core/findings/locked-site.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { messageLanguageFor } from '../core/findings/read-language.ts';
import { SiteDocument } from '../core/site-document.ts';
import type { KnownParts } from '../core/syntax/parse-parts.ts';
import { rememberTexts } from '../core/text/remember.ts';
import { finishChange } from '../disk/folder-change.ts';
import { FolderRecord } from '../disk/folder-record.ts';
import { hashOf, readKept, writeKept } from '../disk/kept-file.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import { withSiteLock } from '../disk/site-lock.ts';
import { publishLicenses } from '../publish/licenses.ts';
import { publishSite } from '../publish/publish-site.ts';
import type { SiteFile } from '../publish/published-file.ts';
import { replaceFolder } from '../publish/replace-folder.ts';
import { readSiteInput, type SiteFolder } from '../site-folder.ts';
import { readSpecFile } from '../spec-file.ts';
import { openAssetCache, pruneAssetCache } from './asset-cache.ts';
import { makeAll, siteAssets } from './assets.ts';
import { faultSentence, printSiteFindings, unreadSite } from './findings.ts';
import { buildPage, pageModules, pageTable } from './page-modules.ts';
import { programVersion } from './program-version.ts';
import { makeBundles } from './site-bundles.ts';
import { readOwnLicenses } from './site-licenses.ts';
import { writeModules } from './site-modules.ts';

/** Folder of what is known of the folders that builds have written, below the project. */
export const recordFolder = 'node_modules/.cache/built';

/** Enough for many sites. */
const mostRecordBytes = 64 * 1024 ** 2;

/** Number of pages after which a long build prints a line. */
const pagesPerProgressLine = 250;

/** What a build works with. */
export interface BuildTask {
  /** What the command is given beside its name: nothing, if it is right. */
  readonly positionals: readonly string[];
  /** Absolute path of the project, where the runtime's sources are. */
  readonly projectRoot: string;
  readonly folder: SiteFolder;
  /** Hash of the generator. */
  readonly version: string;
  /** Called where there are bundles to make. */
  readonly startVite: () => Promise<ViteBuilder>;
  readonly logger: BuildLogger;
}

type BuildLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

/**
 * Builds a site: modules, browser bundle, static pages. Nothing is published unless everything has worked. Waits for
 * another build of the site, which writes the same modules.
 * @returns the exit code
 */
export async function buildSite(task: BuildTask): Promise<0 | 1 | 2> {
  optimizeLess();
  ignoreClosedOutput();
  const { positionals, folder, logger } = task;
  const language = async () => {
    const spec = await readSpecFile(folder.specFile);
    return messageLanguageFor(spec.kind === 'text' ? spec.text : '');
  };
  if (positionals.length > 0) {
    logger.error(needlessWords[await language()](positionals.join(' ')));
    return 2;
  }
  try {
    return await withSiteLock(dirname(folder.generatedFolder), () => buildAlone(task), {
      onWait: async (owner) => logger.warn(lockWords[await language()].waiting(owner)),
      onLocked: async (owner): Promise<1> => {
        logger.error(lockWords[await language()].locked(owner));
        return 1;
      },
    });
  } catch (error) {
    logger.error(faultSentence(error, await language()));
    // Engineers want to know where.
    throw error;
  }
}

const needlessWords: Readonly<Record<MessageLanguage, (given: string) => string>> = {
  ru: (given) =>
    `Команде npm run build ничего не указывают, а здесь «${given}». Адрес сайта и прочее берутся из site.yaml.`,
  en: (given) =>
    `npm run build takes nothing, and is given "${given}". The address of the site and all else is in site.yaml.`,
};

/**
 * V8 optimizes functions so early that most of that work never pays in a build: a sixth of its CPU time in Node 20, a
 * twelfth of that of a small site in Node 22 and later, which count calls. The numbers are six and ten times the
 * defaults: more gains nothing, and large sites lose by it.
 */
function optimizeLess(): void {
  const isBeforeCounting = Number.parseInt(process.versions.v8, 10) < 12;
  setFlagsFromString(
    isBeforeCounting ? '--interrupt-budget=400000' : '--invocation-count-for-turbofan=30000',
  );
}

async function buildAlone(task: BuildTask): Promise<0 | 1> {
  const { projectRoot, folder, startVite, logger } = task;
  finishChange(folder.generatedFolder);
  finishChange(folder.publishFolder);
  const version = programVersion(projectRoot, task.version);
  const recordFile = (of: string) => join(projectRoot, recordFolder, hashOf(relative(projectRoot, of)));
  const partsFile = recordFile(folder.specFile);
  const nameOf = rememberTexts(hashOf);
  const document = await readDocument(
    folder,
    logger,
    readParts(readKept(partsFile, version)?.toString() ?? '{}', nameOf),
  );
  if (document?.model === undefined) {
    return 1;
  }
  const { model } = document;
  const assetCache = await openAssetCache(projectRoot);
  const { generatedFolder } = folder;
  const recordOf = (of: string) => new FolderRecord(recordFile(of), of, version);
  const modules = await writeModules(model, generatedFolder, recordOf(generatedFolder));
  // These are independent.
  const [{ client, rendererHash, loadRenderer }, assets, ownLicenses] = await Promise.all([
    makeBundles(startVite, version, { projectRoot, generatedFolder, modules, basePath: model.basePath }),
    makeAll(siteAssets(model, { projectRoot, folder, cache: assetCache })),
    readOwnLicenses(projectRoot, model),
  ]);
  const record = recordOf(folder.publishFolder);
  const pages = model.pages.map(buildPage);
  const documents = await publishSite(
    model,
    { ...client, pages, rendererHash, loadRenderer },
    record,
    (made) => {
      if (made % pagesPerProgressLine === 0) {
        logger.info(`${made} pages rendered`);
      }
    },
  );
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
  // What is found out about pages on the way is kept, too.
  await writeKept(partsFile, version, document.printParts(nameOf));
  // `other` is not the name of a host.
  const host = model.host === 'other' ? '' : ` for ${model.host}`;
  await pruneAssetCache(projectRoot);
  await pruneFolder(join(projectRoot, recordFolder), mostRecordBytes);
  logger.info(`${model.pages.length} pages${host} → ${folder.publishFolder}`);
  return 0;
}

/** The document of a site; its model is there where it has no errors. Prints all findings, or why it cannot be read. */
async function readDocument(
  folder: SiteFolder,
  logger: BuildLogger,
  known: KnownParts,
): Promise<SiteDocument | undefined> {
  const input = await readSiteInput(folder);
  if (input.kind !== 'site') {
    logger.error(unreadSite(input, folder, messageLanguageFor('')));
    return undefined;
  }
  const { text, pictures } = input;
  const document = SiteDocument.read(text, pictures, known);
  const findings = printSiteFindings(document.diagnostics, text, process.stdout.isTTY);
  if (document.model === undefined) {
    logger.error(findings ?? '');
  } else if (findings !== undefined) {
    logger.warn(`\n${findings}\n`);
  }
  return document;
}
