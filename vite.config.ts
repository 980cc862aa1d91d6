import { defineConfig } from 'vite';
import { loadProgram } from './generator/load-program.js';

const projectRoot = import.meta.dirname;
const { program, sources, version } = await loadProgram(projectRoot, 'generator/vite/site-config.ts');
const folder = program.locateSiteFolder(projectRoot, process.env);

export default defineConfig(program.siteConfig(projectRoot, folder, { sources, version }));
