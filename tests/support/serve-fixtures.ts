/** Set-up of the browser tests: builds the fixture sites once and serves them, built and in development. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createLogger, createServer, type InlineConfig, preview, type ViteDevServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { locateSiteFolder } from '../../generator/site-folder.ts';
import { siteConfig } from '../../generator/vite/site-config.ts';

/** The fixture sites that the browser tests visit. */
export const fixtureNames = ['driver-papers', 'bicycle-workshop'] as const;
export type FixtureName = (typeof fixtureNames)[number];

/** How a site is served: as published, or by the development server. */
export type ServedAs = 'published' | 'development';

/** Origin (without a slash at its end) of every fixture site, by how it is served. */
export type FixtureOrigins = Readonly<Record<FixtureName, Readonly<Record<ServedAs, string>>>>;

declare module 'vitest' {
  export interface ProvidedContext {
    fixtureOrigins: FixtureOrigins;
  }
}

const projectRoot = join(import.meta.dirname, '../..');

const packageJson: { readonly scripts: Readonly<Record<'build' | 'preview', string>> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

interface ServedFixture {
  readonly origins: Readonly<Record<ServedAs, string>>;
  close(): Promise<void>;
}

async function serveFixture(name: FixtureName, workspace: string): Promise<ServedFixture> {
  const folder = join(workspace, name);
  await copyFixture(name, folder);
  const published = await servePublished(folder);
  const development = await serveForDevelopment(folder);
  return {
    origins: {
      published: published.origin,
      development: development.origin,
    },
    async close() {
      await Promise.all([published.close(), development.close()]);
    },
  };
}

/** Copies a fixture site's sources into a folder of their own. */
export async function copyFixture(name: FixtureName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const part of ['site.yaml', 'pictures', 'downloads']) {
    const source = join(projectRoot, 'tests/fixtures/sites', name, part);
    if (existsSync(source)) {
      await cp(source, join(folder, part), { recursive: true });
    }
  }
}

/** These servers build nothing that would be kept under a version. */
const unbuilt = { sources: [], version: '' } as const;

function viteConfigFor(folder: string): InlineConfig {
  return {
    ...siteConfig(projectRoot, locateSiteFolder(projectRoot, { SITE_FOLDER: folder }), unbuilt),
    configFile: false,
    logLevel: 'error',
  };
}

interface ServedFolder {
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the site in a folder and serves what was built (`npm run preview`). */
export async function servePublished(folder: string): Promise<ServedFolder> {
  await buildInFolder(folder);
  const server = await preview({
    ...viteConfigFor(folder),
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { origin: originOf(server.httpServer.address()), close: () => server.close() };
}

/** Between two looks whether a folder is watched yet, in milliseconds. */
const lookEveryMs = 20;

export interface DevelopmentServer extends ServedFolder {
  /** The address that opens the site for editing, as it was printed last. */
  editAddress(): string;
}

/** Starts the development server (`npm start`) for the site in a folder; it sees every later change of `site.yaml`. */
export async function serveForDevelopment(folder: string): Promise<DevelopmentServer> {
  const config = viteConfigFor(folder);
  const printed: string[] = [];
  const logger = createLogger('error');
  logger.info = (text) => printed.push(text);
  const server = await createServer({
    ...config,
    mode: 'development',
    customLogger: logger,
    server: { ...config.server, port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  while (server.watcher.getWatched()[folder]?.includes('site.yaml') !== true) {
    await sleep(lookEveryMs);
  }
  server.printUrls();
  return {
    origin: originOf(server.httpServer?.address() ?? null),
    editAddress: () =>
      /http\S+\?edit=\S+/.exec(printed.findLast((text) => text.includes('?edit=')) ?? '')?.[0] ?? '',
    async close() {
      await packagesPrepared(server);
      await server.close();
    },
  };
}

/** Vite that is closed while it writes the packages of a page fails with an error that nobody can catch. */
async function packagesPrepared({ environments }: ViteDevServer): Promise<void> {
  const { depsOptimizer } = environments.client ?? {};
  await depsOptimizer?.scanProcessing;
  const found = Object.values(depsOptimizer?.metadata.discovered ?? {});
  await Promise.all(found.map(({ processing }) => processing));
}

/** What Node is started with for a script of `package.json`: without `.vite.env`, Vite would read its settings twice. */
export function viteScript(name: 'build' | 'preview'): string[] {
  const { [name]: script } = packageJson.scripts;
  const [program, ...parameters] = script.split(' ');
  if (program !== 'node') {
    throw new TypeError(`The script ${name} is not a program for Node`);
  }
  return parameters;
}

/** Builds as `npm run build` does, in a process of its own: under Vitest, React would be its development build. */
async function buildInFolder(folder: string): Promise<void> {
  const { NODE_ENV: _, ...environment } = process.env;
  await promisify(execFile)(process.execPath, viteScript('build'), {
    cwd: projectRoot,
    env: { ...environment, SITE_FOLDER: folder },
  });
}

function originOf(address: { readonly port: number } | string | null): string {
  if (address === null || typeof address === 'string') {
    throw new TypeError('The server does not listen');
  }
  return `http://127.0.0.1:${address.port}`;
}

/** Called by Vitest once before the browser tests; what it returns is called after them. */
export default async function serveFixtures(project: TestProject): Promise<() => Promise<void>> {
  const workspace = await mkdtemp(join(tmpdir(), 'fixture-sites-'));
  const driverPapers = await serveFixture('driver-papers', workspace);
  const bicycleWorkshop = await serveFixture('bicycle-workshop', workspace);
  project.provide('fixtureOrigins', {
    'driver-papers': driverPapers.origins,
    'bicycle-workshop': bicycleWorkshop.origins,
  });
  return async () => {
    await Promise.all([driverPapers.close(), bicycleWorkshop.close()]);
    await rm(workspace, { recursive: true, force: true });
  };
}
