/** Runs one of the scripts of `package.json` that read `site.yaml`: `generate`, `check`, `new-page` and others. */
import { join } from 'node:path';
import { loadProgram } from './load-program.js';

const projectRoot = join(import.meta.dirname, '..');
const { program } = await loadProgram(projectRoot, 'generator/cli.ts');
process.exitCode = await program.runInProcess(process.argv.slice(2), projectRoot);
