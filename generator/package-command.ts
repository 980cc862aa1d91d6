/** The package's command: works on the folder in which it is called, or on that of `SITE_FOLDER`. */
import { join } from 'node:path';
import { locateSiteFolder } from './site-folder.ts';
import { siteConfig } from './vite/site-config.ts';

const projectRoot = join(import.meta.dirname, '..');
process.env.SITE_FOLDER ??= process.cwd();

const configuration = () => ({
  ...siteConfig(projectRoot, locateSiteFolder(projectRoot, process.env)),
  configFile: false as const,
});

switch (process.argv[2]) {
  case 'build': {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder(configuration(), null);
    await builder.buildApp();
    break;
  }
  case 'start': {
    const { createServer } = await import('vite');
    const server = await createServer(configuration());
    await server.listen();
    server.printUrls();
    break;
  }
  case 'preview': {
    const { preview } = await import('vite');
    const server = await preview(configuration());
    server.printUrls();
    break;
  }
  default:
    await import('./cli.ts');
}
