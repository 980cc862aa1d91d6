/** One size of the build benchmark, in a process of its own: prints seconds per station and memory as JSON. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { siteConfig } from '../../generator/vite/site-config.ts';
import { makeSiteText } from './make-site.ts';

/** Seconds by station, in the order of the run. */
export interface StationReport {
  readonly pages: number;
  readonly seconds: Readonly<Record<string, number>>;
  /** Largest resident memory of the process, in MiB. */
  readonly memoryMiB: number;
  readonly bytesPerPage: Readonly<Record<string, number>>;
}

const kibPerMib = 1024;
const projectRoot = join(import.meta.dirname, '../..');

async function measure(pageCount: number): Promise<StationReport> {
  const seconds: Record<string, number> = {};
  const timed = async <Result>(station: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await run();
    seconds[station] = (performance.now() - start) / 1000;
    return result;
  };
  const text = makeSiteText(pageCount);
  const { SiteDocument } = await import('../../generator/core/site-document.ts');
  const { emit } = await import('../../generator/compile.ts');
  const { writeFiles } = await import('../../generator/emit/write-files.ts');
  const { publishSite } = await import('../../generator/publish/publish-site.ts');
  const { replaceFolder } = await import('../../generator/publish/replace-folder.ts');
  const { buildPage, pageModules, pageTable } = await import('../../generator/vite/page-modules.ts');
  const { makeBundles } = await import('../../generator/vite/site-bundles.ts');

  const root = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const folder = locateSiteFolder(projectRoot, { SITE_FOLDER: root });
  try {
    await writeFile(folder.specFile, text);
    const { model } = await timed('read and resolve', () => SiteDocument.read(text));
    if (model === undefined) {
      throw new Error('The generated site has mistakes');
    }
    const files = await timed('emit', () => emit(model));
    await timed('write modules', () => writeFiles(folder.generatedFolder, files));
    const builder = await createBuilder({
      ...siteConfig(projectRoot, folder, { sources: [], version: root }),
      configFile: false,
      logLevel: 'error',
    });
    const { generatedFolder, publishFolder } = folder;
    const sources = { projectRoot, generatedFolder, modules: files, basePath: model.basePath };
    // A version that no build has, so that no bundle is known.
    const bundles = await timed('bundles', () => makeBundles(async () => builder, root, sources));
    const { client, rendererHash, loadRenderer } = bundles;
    const pages = model.pages.map(buildPage);
    const nothingKnown = { find: () => undefined };
    const published = await timed('documents', async () => [
      ...client.files,
      pageTable(pages, client.entry),
      ...pageModules(pages, nothingKnown),
      ...(await publishSite(model, { ...client, pages, rendererHash, loadRenderer })),
    ]);
    await timed('publish', () => replaceFolder(publishFolder, published));
    const sizeOf = (contents: readonly (string | Uint8Array)[]) =>
      Math.round(contents.reduce((sum, content) => sum + Buffer.byteLength(content), 0) / pageCount);
    return {
      pages: pageCount,
      seconds,
      memoryMiB: Math.round(process.resourceUsage().maxRSS / kibPerMib),
      bytesPerPage: {
        'site.yaml': sizeOf([text]),
        generated: sizeOf(files.map(({ content }) => content)),
        published: sizeOf(published.map(({ content = '' }) => content)),
      },
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

console.log(JSON.stringify(await measure(Number(process.argv[2]))));
