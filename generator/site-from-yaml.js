#!/usr/bin/env node
/** The command of the package: works on the folder in which it is called, or on that of `SITE_FOLDER`. */
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
process.env.SITE_FOLDER ??= process.cwd();

switch (process.argv[2]) {
  case 'start': {
    const { createServer } = await import('vite');
    const server = await createServer({ root });
    await server.listen();
    server.printUrls();
    break;
  }
  case 'preview': {
    const { preview } = await import('vite');
    const server = await preview({ root });
    server.printUrls();
    break;
  }
  default:
    await import('./run-command.js');
}
