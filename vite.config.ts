import { defineConfig } from 'vite';
import { locateSiteFolder } from './generator/site-folder.ts';
import { siteConfig } from './generator/vite/site-config.ts';

const projectRoot = import.meta.dirname;

export default defineConfig(siteConfig(projectRoot, locateSiteFolder(projectRoot, process.env)));
