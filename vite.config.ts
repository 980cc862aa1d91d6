import { defineConfig } from 'vite';
import { loadProgram } from './generator/vite/compiled-program.ts';

const projectRoot = import.meta.dirname;
const { program, sources } = await loadProgram(projectRoot);
const folder = program.locateSiteFolder(projectRoot, process.env);

export default defineConfig(program.siteConfig(projectRoot, folder, sources));
