/** The bundles of a build, from Vite or from an earlier build of the same sources. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Rolldown, ViteBuilder } from 'vite';
import { lazy } from '../core/document/lazy.ts';
import { hashOf } from '../disk/kept-file.ts';
import { pruneFolder } from '../disk/prune-folder.ts';
import type { EmittedFile } from '../emit/emitted-file.ts';
import type { PageRenderer } from '../publish/publish-site.ts';
import { openCache } from './asset-cache.ts';
import { prepareBundle, printBundle, readBundle } from './client-bundle.ts';
import { isInProgram, isInRuntime } from './program-version.ts';

/** Folder of bundles, below the project. */
export const bundleFolder = 'node_modules/.cache/bundles';

/** Enough for several versions of a few sites. */
const mostBundleBytes = 64 * 1024 ** 2;

/** Modules of `generated/` that no bundle contains: the content of pages, and files for tools. */
const besideBundle = /^(?:pages\/.*|routes\.ts|site\.schema\.json)$/;

/** Inputs of the bundles. */
export interface BundleSources {
  readonly projectRoot: string;
  readonly generatedFolder: string;
  /** The content of that folder. */
  readonly modules: readonly EmittedFile[];
  /** Path of the home page on its host. */
  readonly basePath: string;
}

/**
 * Makes the bundles, or takes those of an earlier build.
 * @param startVite called where one has to be made
 * @param version of the program, with which bundles are kept
 */
export async function makeBundles(
  startVite: () => Promise<ViteBuilder>,
  version: string,
  sources: BundleSources,
) {
  const folder = join(sources.projectRoot, bundleFolder);
  const cache = await openCache(folder, [version, sources.basePath]);
  const vite = lazy(startVite);
  const cached = async (
    environment: 'client' | 'ssr',
    key: unknown,
    print: (output: Rolldown.RolldownOutput['output']) => string,
  ) => {
    let isLasting = true;
    const make = async () => {
      const builder = await vite();
      const output = await buildIn(builder, environment);
      const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      isLasting =
        builder.config.configFileDependencies.every((file) => isInProgram(sources.projectRoot, file)) &&
        modules.every((id) => isKnownSource(id, sources));
      return Buffer.from(print(output));
    };
    const content = await cache.get(
      [environment, key],
      () => true,
      make,
      () => isLasting,
    );
    return Buffer.from(content).toString();
  };
  const [client, server] = await Promise.all([
    cached('client', bundledModules(sources), (output) =>
      printBundle(prepareBundle(output, sources.basePath)),
    ),
    cached('ssr', '', ([entry]) => entry.code),
  ]);
  await pruneFolder(folder, mostBundleBytes);
  return {
    client: readBundle(client),
    rendererHash: hashOf(server),
    loadRenderer: lazy(async () => loadRenderer(server, sources.projectRoot)),
  };
}

function bundledModules({ modules }: BundleSources): EmittedFile[] {
  return modules.filter(({ path }) => !besideBundle.test(path));
}

/** Whether the cache key covers a bundled module, so that a change of it is noticed. */
function isKnownSource(id: string, sources: BundleSources): boolean {
  const file = id.replace(/\?.*$/, '');
  const generated = `${sources.generatedFolder.replaceAll('\\', '/')}/`;
  return file.startsWith(generated)
    ? bundledModules(sources).some(({ path }) => generated + path === file)
    : file.startsWith('\0') || file.includes('/node_modules/') || isInRuntime(sources.projectRoot, file);
}

/** The chunks and assets of a build, the entry first. */
async function buildIn(
  builder: ViteBuilder,
  name: 'client' | 'ssr',
): Promise<Rolldown.RolldownOutput['output']> {
  const environment = builder.environments[name];
  if (environment === undefined) {
    throw new TypeError(`The build needs the environment ${name}`);
  }
  const result = await builder.build(environment);
  if (Array.isArray(result) || !('output' in result)) {
    throw new TypeError('Expected one bundle');
  }
  return result.output;
}

/** Runs the server bundle, with the packages of the project. */
function loadRenderer(code: string, projectRoot: string): PageRenderer {
  const run = compileFunction(`${code}\nreturn exports;`, ['exports', 'require'], {
    filename: 'prerender.cjs',
  });
  return run({}, createRequire(join(projectRoot, 'package.json')));
}
