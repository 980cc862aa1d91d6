import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { contentVersion } from '../pictures/content-version.ts';
import {
  type IconSet,
  interfaceIcons,
  messengerMarks,
  printInterfaceIcons,
  printMessengerMarks,
} from '../publish/icon-symbols.ts';
import { openMadeFilesCache } from './made-files-cache.ts';
import { requestPath } from './request-path.ts';

/** By this name the runtime asks where the marks are. */
const marksModule = 'virtual:messenger-marks';
const loadedMarksModule = `\0${marksModule}`;

interface Drawings {
  /** Symbols for documents. */
  readonly interfaceIcons: string;
  /** The published file of marks; its path is relative to the site's root. */
  readonly marks: { readonly path: string; readonly content: string };
}

/** Puts the icons of the interface into the HTML template, and the messengers' marks beside it as a file. */
export function siteIcons(projectRoot: string): Plugin {
  let read: Promise<Drawings> | undefined;
  const drawings = () => {
    read ??= readDrawings(projectRoot);
    return read;
  };
  return {
    name: 'site:icons',
    async transformIndexHtml() {
      const { interfaceIcons: symbols } = await drawings();
      return [{ tag: 'div', attrs: { hidden: true }, children: symbols, injectTo: 'body-prepend' }];
    },
    resolveId(id) {
      return id === marksModule ? loadedMarksModule : undefined;
    },
    async load(id) {
      if (id !== loadedMarksModule) {
        return undefined;
      }
      const { marks } = await drawings();
      return `export const marksPath = ${JSON.stringify(`/${marks.path}`)};`;
    },
    configureServer(server) {
      server.middlewares.use(server.config.base, serveMarks(drawings));
    },
    async generateBundle() {
      if (this.environment.name === 'client') {
        const { path, content } = (await drawings()).marks;
        this.emitFile({ type: 'asset', fileName: path, source: content });
      }
    },
  };
}

/** The sets hold thousands of drawings and take longer to read than all else that is read: what is used is kept. */
async function readDrawings(projectRoot: string): Promise<Drawings> {
  const cache = await openMadeFilesCache(projectRoot);
  const kept = async (set: string, names: object, print: (icons: IconSet) => string) => {
    const made = await cache.get(['icons', set, names], async () =>
      Buffer.from(print(await readIconSet(projectRoot, set))),
    );
    return Buffer.from(made).toString();
  };
  const [symbols, content] = await Promise.all([
    kept('lucide', interfaceIcons, printInterfaceIcons),
    kept('simple-icons', messengerMarks, printMessengerMarks),
  ]);
  return {
    interfaceIcons: symbols,
    marks: { path: `assets/marks-${contentVersion(content)}.svg`, content },
  };
}

async function readIconSet(projectRoot: string, name: string): Promise<IconSet> {
  const file = join(projectRoot, 'node_modules/@iconify-json', name, 'icons.json');
  const set: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isIconSet(set)) {
    throw new TypeError(`${file} is no icon set`);
  }
  return set;
}

function isIconSet(value: unknown): value is IconSet {
  return (
    typeof value === 'object' &&
    value !== null &&
    'icons' in value &&
    typeof value.icons === 'object' &&
    value.icons !== null
  );
}

/** Serves the marks in development, where nothing is built. */
function serveMarks(drawings: () => Promise<Drawings>): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { path, content } = (await drawings()).marks;
      if (requestPath(request) !== `/${path}`) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(content);
    } catch (error) {
      next(error);
    }
  };
}
