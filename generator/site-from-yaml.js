#!/usr/bin/env node
/** The command of the package: works on the folder in which it is called, or on that of `SITE_FOLDER`. */
import { join } from 'node:path';
import { loadProgram } from './load-program.js';

const projectRoot = join(import.meta.dirname, '..');
process.env.SITE_FOLDER ??= process.cwd();

/** Vite's configuration. */
async function configuration() {
  const { program } = await loadProgram(projectRoot, 'generator/vite/site-config.ts');
  const folder = program.locateSiteFolder(projectRoot, process.env);
  return { ...program.siteConfig(projectRoot, folder), configFile: /** @type {const} */ (false) };
}

switch (process.argv[2]) {
  case 'build': {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder(await configuration(), null);
    await builder.buildApp();
    break;
  }
  case 'start': {
    const { createServer } = await import('vite');
    const server = await createServer(await configuration());
    await server.listen();
    server.printUrls();
    break;
  }
  case 'preview': {
    const { preview } = await import('vite');
    const server = await preview(await configuration());
    server.printUrls();
    break;
  }
  default:
    await import('./run-command.js');
}
