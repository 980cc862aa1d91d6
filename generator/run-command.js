/** Runs one of the scripts of `package.json` that read `site.yaml`: `build`, `generate`, `check`, `new-page` and others. */
import { join } from 'node:path';
import { loadProgram } from './load-program.js';

const projectRoot = join(import.meta.dirname, '..');
const [command, ...positionals] = process.argv.slice(2);
if (command === 'build') {
  // React has a build for each value.
  process.env.NODE_ENV ??= 'production';
  const { program, version } = await loadProgram(projectRoot, 'generator/vite/site-config.ts');
  // Takes longer to load than a site to build of which little has changed.
  const startVite = async () => (await import('vite')).createBuilder({ root: projectRoot }, null);
  const folder = program.locateSiteFolder(projectRoot, process.env);
  process.exitCode = await program.buildSite({
    positionals,
    projectRoot,
    folder,
    version,
    startVite,
    logger: console,
  });
} else {
  const { program } = await loadProgram(projectRoot, 'generator/cli.ts');
  process.exitCode = await program.runInProcess(process.argv.slice(2), projectRoot);
}
