import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lazy } from '../core/document/lazy.ts';
import { contentVersion } from '../pictures/content-version.ts';
import { documentIcons, iconSet, lateIcons, messengerMarks, printSymbols } from '../publish/icon-symbols.ts';
import { openAssetCache } from './asset-cache.ts';
import { isPlainShapes } from './cacheable-content.ts';
import { packageFolder } from './package-folder.ts';

/** The runtime imports the icon file's path from this module. */
const iconFileModule = 'virtual:icon-file';
const loadedIconFileModule = `\0${iconFileModule}`;

/** Adds the icons of documents to the HTML template, and emits all others as a file. */
export function siteIcons(projectRoot: string): Plugin {
  const drawings = lazy(() => readDrawings(projectRoot));
  return {
    name: 'site:icons',
    async transformIndexHtml() {
      const { documentIcons: symbols } = await drawings();
      return [{ tag: 'div', attrs: { hidden: true }, children: symbols, injectTo: 'body-prepend' }];
    },
    resolveId(id) {
      return id === iconFileModule ? loadedIconFileModule : undefined;
    },
    async load(id) {
      if (id !== loadedIconFileModule) {
        return undefined;
      }
      const { iconFile } = await drawings();
      return `export const iconFilePath = ${JSON.stringify(`/${iconFile.path}`)};`;
    },
    async configureServer({ config, middlewares }) {
      // In development no file is built.
      const { path, content } = (await drawings()).iconFile;
      middlewares.use(config.base + path, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(content);
      });
    },
    async generateBundle() {
      if (this.environment.name === 'client') {
        const { path, content } = (await drawings()).iconFile;
        this.emitFile({ type: 'asset', fileName: path, source: content });
      }
    },
  };
}

/** Cached, because the icon sets contain thousands of icons and are slow to read. */
async function readDrawings(projectRoot: string) {
  const cache = await openAssetCache(projectRoot);
  const readSet = async (name: string) => {
    const file = join(packageFolder(projectRoot, `@iconify-json/${name}`), 'icons.json');
    return iconSet.parse(JSON.parse(await readFile(file, 'utf8')));
  };
  const sets = {
    lucide: lazy(() => readSet('lucide')),
    'simple-icons': lazy(() => readSet('simple-icons')),
  };
  const symbolsOf = async (
    set: keyof typeof sets,
    names: Readonly<Record<string, string>>,
    idPrefix?: string,
  ) => {
    const make = async () => Buffer.from(printSymbols(names, await sets[set](), idPrefix));
    return Buffer.from(await cache.get(['symbols', set, names], isPlainShapes, make)).toString();
  };
  const [symbols, late, logos] = await Promise.all([
    symbolsOf('lucide', documentIcons, 'icon-'),
    symbolsOf('lucide', lateIcons),
    symbolsOf('simple-icons', messengerMarks),
  ]);
  const content = `<svg xmlns="http://www.w3.org/2000/svg">${logos}${late}</svg>`;
  return {
    documentIcons: `<svg>${symbols}</svg>`,
    iconFile: { path: `assets/icons-${contentVersion(content)}.svg`, content },
  };
}
